"""objects: the rules of this chapter, one by one."""

"""The rulebook: a module is a chapter, `sequence` its table of contents."""

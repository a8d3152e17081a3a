"""The third gear: the same rules as WebAssembly, made from the same source. docs/inside/third-gear.md tells how."""

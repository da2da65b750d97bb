/**
 * The program that creates an empty database. The databases of a page are loaded with their data, so it never runs; without
 * this, PGlite requests `initdb.wasm`, which the site does not have.
 */
export const noInitdb = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0))

import type { BuildOptions } from "esbuild"

/** The options of esbuild for each package. */
export declare const packages: Readonly<Record<string, BuildOptions>>

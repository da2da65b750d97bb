import type { BuildOptions } from "esbuild"

/** What esbuild is told for each package. */
export declare const packages: Readonly<Record<string, BuildOptions>>

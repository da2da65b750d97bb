export function needsBundle(root: string): boolean
export function bundle(root: string): Promise<boolean>
export function removeStale(folder: string, written: readonly string[]): void
export function newestTime(directories: readonly string[]): number
export function sourceFiles(directory: string): string[]

/**
 * Prints that a step of the build is done.
 * @param startedAt when the build began, milliseconds since 1970
 */
export function reportStep(startedAt: number, step: string): void {
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${step}`)
}

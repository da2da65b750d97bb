import { sampleAreas } from "../../../../../samples/region-markers.ts"

const setUp =
  /^(?:client\.ts|sign-in\.ts|clients\.ts|setup\.ts|curl\/set-up\.sh|react\/set-up\.tsx|modules\/[\w-]+\.ts)$/
const ofDeployment = /^deployment\//

/**
 * The note above a sample that no page can run, in the place of the button.
 * @param file `tea-shop/src/models/quote.ts`
 */
export function frameNote(file: string, region: string | undefined): string {
  if (setUp.test(file)) return "Setup for the samples"
  // A whole script is a file to keep.
  if (file.endsWith(".sh") && region !== undefined) return "For your terminal"
  if (ofDeployment.test(file)) return "A file for your deployment"
  if (sampleAreas.includes(file.split("/")[0]!)) return "Runs with the next step"
  return "A file of your project"
}

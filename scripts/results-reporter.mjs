import fs from "node:fs"
import { JsonReporter } from "vitest/node"

/**
 * Writes the results of a run to the file in TEST_RESULTS, for the program that started it. Vitest's own reporter also
 * prints the name of the file, which is removed when the program has read it.
 */
export default class ResultsReporter extends JsonReporter {
  /** @param {string} report */
  async writeReport(report) {
    fs.writeFileSync(process.env.TEST_RESULTS, report)
  }
}

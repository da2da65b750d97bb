import { programOf } from "@stheno/create-medusa-app/internal/testing/read-page.ts"
import { openShell } from "@stheno/create-medusa-app/internal/testing/shell.ts"
import { openTypist } from "@stheno/create-medusa-app/internal/testing/type-requests.ts"

/** A reader who types the curl tabs of a guide into a terminal. */
interface CurlReader {
  /**
   * Runs the commands of a page, and replaces the values of its variables as the comments beside them say.
   * @param options.skips regions that the page allows to skip
   * @param options.chosen values that the reader chooses among several, by the names of variables
   * @returns the values of the variables at the end
   */
  follow(
    page: string,
    options?: {
      readonly skips?: readonly string[]
      readonly chosen?: Readonly<Record<string, string>>
    },
  ): Promise<Readonly<Record<string, string>>>
  close(): void
}

/** Opens a terminal for a store at an address. */
export function openCurlReader(folder: string, baseUrl: string): CurlReader {
  const shell = openShell(folder, {})
  const typist = openTypist((command) =>
    shell.run(command.replaceAll("http://localhost:9000", baseUrl)),
  )
  return {
    async follow(page, { skips = [], chosen = {} } = {}) {
      for (const { region, code } of programOf(page, "curl"))
        if (!skips.includes(region)) await typist.type(code, chosen)
      return typist.values
    },
    close: () => shell.close(),
  }
}

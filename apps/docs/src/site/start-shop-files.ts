import { BuildPartError, runPart } from "./run-part.ts"

/** The shop's files could not be made; the message says why. */
export class ShopFilesError extends Error {}

/**
 * Creates the files of the shop that runs in pages, in a separate process.
 * @param out folder for them
 * @param cache where an unchanged shop is found again
 * @throws ShopFilesError
 */
export async function startShopFiles(out: string, cache: string): Promise<void> {
  try {
    await runPart(new URL("../shop/make/main.ts", import.meta.url), [out, cache])
  } catch (error) {
    if (!(error instanceof BuildPartError)) throw error
    throw new ShopFilesError(`the shop for the pages could not be made: ${error.message}`)
  }
}

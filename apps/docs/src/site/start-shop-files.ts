import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"

/** The shop's files could not be made; the message says why. */
export class ShopFilesError extends Error {}

/**
 * Creates the files of the shop that runs in pages, in a separate process, which returns its memory when it ends.
 * @param out folder for them
 * @param cache where an unchanged shop is found again
 * @throws ShopFilesError
 */
export function startShopFiles(out: string, cache: string): Promise<void> {
  const program = fileURLToPath(new URL("../shop/make/main.ts", import.meta.url))
  const options = ["--conditions=stheno-source", "--import", "tsx", program, out, cache]
  const child = spawn(process.execPath, options, { stdio: ["ignore", "inherit", "pipe"] })
  let said = ""
  child.stderr.on("data", (piece: Buffer) => (said += piece.toString()))
  return new Promise((resolve, reject) => {
    child.on("error", reject)
    child.on("close", (code) =>
      code === 0
        ? resolve()
        : reject(new ShopFilesError(`the shop for the pages could not be made: ${said}`)),
    )
  })
}

import { guideNames, loadGuide } from "./files.ts"
import { openStage } from "./stage.ts"
import { takingStudio } from "./studio.ts"

/** Takes the pictures of the user guide: of all pages, or of those named, e.g. `orders/returns`. `--all` takes unchanged ones too. */
const all = process.argv.includes("--all")
const names = guideNames(process.argv.slice(2).filter((word) => !word.startsWith("--")))
if (names.length === 0) {
  console.error("There is no such page in apps/docs/user-guide.")
  process.exit(2)
}
const stage = await openStage()
let failed = 0
for (const name of names) {
  const taken: string[] = []
  try {
    const missing = await stage.perform(
      await loadGuide(name),
      takingStudio(name, all, (picture) => taken.push(picture)),
    )
    if (missing.length > 0) throw new Error(`The dashboard did not show: ${missing.join(", ")}`)
    console.log(`${name}: ${taken.length > 0 ? `took ${taken.join(", ")}` : "no picture changed"}`)
  } catch (error) {
    failed++
    console.error(`${name}: ${(error as Error).message}`)
  }
}
await stage.close()
process.exitCode = failed > 0 ? 1 : 0

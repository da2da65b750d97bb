import { guideNames, loadGuide } from "./files.ts"
import { everyGroup } from "./groups.ts"
import { openStage, type Stage } from "./stage.ts"
import { density, passingStudio, takingStudio } from "./studio.ts"

/**
 * Takes the pictures of the user guide: of all pages, or of those named, e.g. `orders/returns`. `--all` takes unchanged ones
 * too. What runs before a page in its group is carried out as well, without pictures.
 */
const all = process.argv.includes("--all")
const wanted = new Set(guideNames(process.argv.slice(2).filter((word) => !word.startsWith("--"))))
if (wanted.size === 0) {
  console.error("The page does not exist in apps/docs/user-guide.")
  process.exit(2)
}
let failed = 0
for (const names of everyGroup())
  await takeGroup(names.slice(0, names.findLastIndex((name) => wanted.has(name)) + 1))
process.exitCode = failed > 0 ? 1 : 0

async function takeGroup(names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const stage = await openStage(density)
  try {
    for (const name of names) await take(stage, name)
  } finally {
    await stage.close()
  }
}

async function take(stage: Stage, name: string): Promise<void> {
  const taken: string[] = []
  const studio = wanted.has(name) ? takingStudio(name, all, (picture) => taken.push(picture)) : passingStudio
  try {
    const missing = await stage.perform(await loadGuide(name), studio)
    if (missing.length > 0) throw new Error(`The dashboard did not show: ${missing.join(", ")}`)
    if (wanted.has(name))
      console.log(`${name}: ${taken.length > 0 ? `took ${taken.join(", ")}` : "no picture changed"}`)
  } catch (error) {
    failed++
    console.error(`${name}: ${(error as Error).message}`)
  }
}

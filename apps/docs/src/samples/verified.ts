import { readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { readDays, type VerifiedDays } from "../../../../samples/verified-reporter.ts"

const root = fileURLToPath(new URL("../../../../samples/", import.meta.url))

/** How many of a page's samples ran, and the day of the one whose run is the longest ago. */
export interface Verified {
  readonly samples: number
  readonly ran: number
  /** e.g. `2026-11-22`; undefined when none ran */
  readonly day: string | undefined
}

/**
 * What the last runs of the tests say about samples.
 * @param files paths below `samples`
 * @since 0.1
 */
export function verifiedSamples(
  files: readonly string[],
  days: VerifiedDays = readDays(),
  testsIn: (folder: string) => readonly string[] = testFilesIn,
): Verified {
  const all = [...new Set(files)]
  const found = all.flatMap((file) => dayOf(file, days, testsIn) ?? [])
  return { samples: all.length, ran: found.length, day: found.toSorted()[0] }
}

/** Its own day, or the one on which all tests of its folder had passed. */
function dayOf(
  file: string,
  days: VerifiedDays,
  testsIn: (folder: string) => readonly string[],
): string | undefined {
  if (days[file]) return days[file]
  const ofTests = testsIn(file.split("/")[0]!).map((test) => days[test])
  if (ofTests.length === 0 || ofTests.includes(undefined)) return undefined
  return ofTests.toSorted()[0]
}

function testFilesIn(folder: string): string[] {
  try {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    return files
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules"))
      .map((file) => `${folder}/${file}`)
  } catch {
    return []
  }
}

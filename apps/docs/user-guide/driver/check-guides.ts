import { afterAll, beforeAll, expect, it } from "vitest"
import { loadGuide } from "./files.ts"
import { guidesOf, type GuideGroup } from "./groups.ts"
import { openStage, type Stage } from "./stage.ts"
import { checkingStudio } from "./studio.ts"

/**
 * Tests that carry out the pages of a group in the dashboard: every step can be done, every label that a page names is
 * there, and the pictures show what the dashboard shows.
 */
export function checkGuides(group: GuideGroup): void {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, 300_000)
  afterAll(() => stage?.close())
  for (const name of guidesOf(group))
    it(`/user-guide/${name}: the dashboard does what the page says`, { timeout: 120_000 }, async () => {
      const guide = await loadGuide(name)
      const missing = await stage.perform(guide, checkingStudio(name)).catch(async (error: unknown) => {
        // What the script left in the store would make its repetition fail, and the scripts after it.
        await stage.close()
        stage = await openStage()
        throw error
      })
      expect(missing, "labels that the dashboard did not show").toEqual([])
    })
}

import { signIn, startDashboard } from "@stheno/admin/internal/app/tasks/testing.ts"
import { guideActions } from "./actions.ts"
import { readGuidePages } from "./files.ts"
import type { Guide } from "./guide.ts"
import { missingLabels } from "./labels.ts"
import type { Studio } from "./studio.ts"

/** A server with the demo store and a browser that is signed in. Call `close` at the end. */
export type Stage = Awaited<ReturnType<typeof openStage>>

const window = { width: 1280, height: 860 }

/**
 * Starts a server with the demo store, and signs in to its dashboard in a window that is the same on every machine.
 * @param pixels of the screen per pixel of the page: checks look at none, and more take time to draw
 */
export async function openStage(pixels = 1) {
  const shop = await startDashboard({ expected: /./, timeout: 15_000 })
  const context = await shop.browser.newContext({
    viewport: window,
    deviceScaleFactor: pixels,
    reducedMotion: "reduce",
    // The policy of the dashboard forbids the styles that pictures need.
    bypassCSP: true,
    colorScheme: "light",
    locale: "en-US",
    timezoneId: "America/New_York",
    permissions: ["clipboard-read", "clipboard-write"],
  })
  context.setDefaultTimeout(15_000)
  const first = await context.newPage()
  await signIn(first, shop.dashboard)
  await first.close()
  return {
    /**
     * Carries out the script of a page of the guide.
     * @returns the labels of the page that the dashboard did not show
     * @throws when a step cannot be done, or the page threw an error
     */
    perform: async (guide: Guide, studio: Studio): Promise<string[]> => {
      const page = await context.newPage()
      const errors: string[] = []
      page.on("pageerror", ({ message }) => errors.push(message))
      const seen = new Set<string>()
      const actions = guideActions({ page, dashboard: shop.dashboard, seen, studio })
      try {
        // Requests of the set-up are sent from a page of the dashboard.
        await page.goto(`${shop.dashboard}/login`)
        // Saved views and drafts of other scripts
        await page.evaluate(() => localStorage.clear())
        await guide.run(actions)
        await actions.note()
      } finally {
        await page.close({ runBeforeUnload: false })
      }
      if (errors.length > 0) throw new Error(`the dashboard threw: ${errors.join("; ")}`)
      const labels = readGuidePages().find(({ route }) => route === guide.route)?.labels ?? []
      return missingLabels(labels, seen)
    },
    close: shop.close,
  }
}

import type { Locator, Page } from "playwright-core"
import { actionsOf } from "@stheno/admin/internal/app/tasks/testing.ts"
import { labelsOn } from "./labels.ts"
import type { ShotOptions, Studio } from "./studio.ts"

/** Where to look for a control: in a part of the page, else on all of it. */
interface Within {
  readonly in?: Locator
}

/** What a script of the user guide does on the dashboard. */
export type Actions = ReturnType<typeof guideActions>

const clickable = [
  "button",
  "link",
  "menuitem",
  "menuitemradio",
  "menuitemcheckbox",
  "tab",
  "option",
  "radio",
  "checkbox",
  "switch",
] as const

/**
 * The actions of one script. Each notes the texts that the dashboard shows before it.
 * @param seen collects them
 */
export function guideActions(stage: { page: Page; dashboard: string; seen: Set<string>; studio: Studio }) {
  const { page, dashboard, seen, studio } = stage
  const { read, send } = actionsOf(page, dashboard)
  const note = async (shown: Page = page) => {
    for (const label of await labelsOn(shown)) seen.add(label)
  }
  const field = (label: string, { in: scope }: Within = {}) =>
    (scope ?? page).getByLabel(new RegExp(`^${escaped(label)}\\s*(Optional)?$`))
  const textOn = (text: string | RegExp | Locator) => {
    if (typeof text === "string") return page.getByText(text, { exact: true }).or(field(text))
    return text instanceof RegExp ? page.getByText(text) : text
  }
  return {
    page,
    /** The address of the dashboard. */
    dashboard,
    /** Reads from the API, in the session of the page. */
    read,
    /** Sends a request to the API that must succeed, in the session of the page; for set-up only. */
    send,
    ...movesOf(page, dashboard, note),
    ...controlsOf(page, field, note),
    /** Waits until the dashboard shows a text, a field or an element. */
    see: async (text: string | RegExp | Locator) => {
      await textOn(text).filter({ visible: true }).first().waitFor()
      await note()
    },
    /** A section of a page, by its heading. */
    section: (name: string) => page.getByRole("region", { name, exact: true }),
    dialog: () => page.getByRole("dialog"),
    heading: (name: string | RegExp) => page.getByRole("heading", { level: 1, name }),
    /** Waits until no dialog is open. */
    closed: () => page.getByRole("dialog").waitFor({ state: "detached" }),
    /**
     * Takes a picture of a part of the page, in light and in dark, as `<Screenshot name="…" />` shows it.
     * @param name within the page, e.g. `choose-items`
     */
    shot: async (name: string, target: Locator | Locator[], options: ShotOptions = {}) => {
      await note()
      await studio.shot(page, name, [target].flat(), options)
    },
    /** Records what a page shows: the page of the script, or another window. */
    note,
  }
}

/** How a script gets to a page. */
function movesOf(page: Page, dashboard: string, note: () => Promise<void>) {
  return {
    /** Opens a page of the dashboard, e.g. `orders`, and waits for its heading and its data. */
    open: async (path: string, heading?: string | RegExp) => {
      await page.goto(`${dashboard}/a/${path}`)
      await page
        .getByRole("heading", { level: 1, ...(heading === undefined ? {} : { name: heading }) })
        .first()
        .waitFor()
      await page.waitForLoadState("networkidle")
      await note()
    },
    /** Waits until the page has the heading. */
    arrive: async (name: string | RegExp) => {
      await page.getByRole("heading", { level: 1, name }).waitFor()
      await page.waitForLoadState("networkidle")
      await note()
    },
  }
}

/** What a script does with the controls of a page. */
function controlsOf(
  page: Page,
  field: (label: string, within?: Within) => Locator,
  note: () => Promise<void>,
) {
  const act = async (locator: Locator, action: (found: Locator) => Promise<unknown>) => {
    await locator.waitFor()
    await note()
    await action(locator)
  }
  return {
    /** Clicks a control by its name. */
    click: (target: string | Locator, { in: scope = page.locator("body") }: Within = {}) =>
      act(typeof target === "string" ? controlOf(scope, target) : target, (found) => found.click()),
    /** Types into a field. */
    fill: (label: string | Locator, text: string, within?: Within) =>
      act(typeof label === "string" ? field(label, within) : label, (found) => found.fill(text)),
    /** Chooses from a list of options by their texts. */
    choose: (label: string | Locator, option: string | { readonly index: number }, within?: Within) =>
      act(typeof label === "string" ? field(label, within) : label, (found) =>
        found.selectOption(typeof option === "string" ? { label: option } : option),
      ),
    /** Turns a switch or a checkbox on. */
    check: (label: string, within?: Within) => act(field(label, within), (found) => found.check()),
    /** Turns a switch or a checkbox off. */
    uncheck: (label: string, within?: Within) => act(field(label, within), (found) => found.uncheck()),
    /** Opens the menu of a page, a section or a row, and chooses from it. */
    menu: async (of: string | RegExp, action: string, { in: scope = page.locator("body") }: Within = {}) => {
      const name = typeof of === "string" ? `Actions for ${of}` : of
      await act(scope.getByRole("button", { name, exact: true }), (found) => found.click())
      await act(page.getByRole("menuitem", { name: action, exact: true }), (found) => found.click())
    },
  }
}

/** The one control with this name that is visible. */
function controlOf(scope: Locator, name: string): Locator {
  const [first, ...others] = clickable.map((role) => scope.getByRole(role, { name, exact: true }))
  return others.reduce((sum, each) => sum.or(each), first!).filter({ visible: true })
}

/** A text as a regular expression that matches it. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}

import fs from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import {
  openReader,
  type Reader,
  type SavedFile,
} from "@stheno/create-medusa-app/internal/testing/follow-page.ts"
import { stepsOf } from "@stheno/create-medusa-app/internal/testing/read-page.ts"
import {
  copyProject,
  openWorkplace,
  readerPort,
  succeed,
  type Workplace,
} from "@stheno/create-medusa-app/internal/testing/workplace.ts"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { apiErrorIn } from "./api-error.ts"
import { recordFollowed } from "./followed.ts"
import { pluginPages, routeOf, type Place, type Preparation } from "../testing/plugin-pages.ts"
import { openReaderShop } from "../testing/reader-shop.ts"

// On a busy machine, packing and the first project take more than four minutes.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 })

let place: Workplace
let reader: Reader | undefined
let preparation: Preparation | undefined
/** the variables that the pages so far have shown */
const shown = new Set<string>()

beforeAll(async () => {
  place = await openWorkplace()
  const words = ["my-shop", "--yes", "--seed", "--no-start"]
  await succeed(place.create(...words, "--packages", place.tarballs))
})
afterEach(async () => {
  await reader?.close()
  await preparation?.close?.()
})
afterAll(() => place?.close())

/** What a reader saves: their keys in `.env`, below what it contained, and the option that leads to the stand-in. */
function saved({ path: file, code, before }: SavedFile): string {
  const { keys = {}, options = {} } = preparation!
  if (file === ".env") {
    const names = [...code.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name!)
    expect(Object.keys(keys)).toEqual(expect.arrayContaining(names))
    for (const name of names) shown.add(name)
    return `${before}\n${names.map((name) => `${name}=${keys[name]!}`).join("\n")}`
  }
  const added = Object.entries(options).map(([name, value]) => `${name}: ${JSON.stringify(value)},`)
  return file === "medusa-config.ts" ? code.replace("options: {", `options: { ${added.join(" ")}`) : code
}

const testOrder = stepsOf("plugins/overview").flatMap((step) =>
  step.kind === "command" && step.terminal === "Second terminal" ? [step.code] : [],
)

it.each(Object.keys(pluginPages))("%s works word for word in a new project", async (page) => {
  preparation = await pluginPages[page]!()
  shown.clear()
  const project = path.join(place.folder, page.replaceAll("/", "-"))
  await copyProject(place, path.join(place.folder, "my-shop"), project)
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = parseEnv(fs.readFileSync(path.join(project, ".env"), "utf8"))
  for (const [name, bytes] of Object.entries(preparation.files ?? {}))
    fs.writeFileSync(path.join(project, name), bytes)
  const here = async (): Promise<Place> => ({
    project,
    shop: await openReaderShop(reader!.address(), { email: ADMIN_EMAIL!, password: ADMIN_PASSWORD! }),
    async order() {
      for (const commands of testOrder) await reader!.type(commands)
    },
  })
  const actions = Object.entries(preparation.actions ?? {}).map(
    ([heading, act]) => [heading, async () => act(await here())] as const,
  )
  reader = openReader(place, project, {
    actions: Object.fromEntries(actions),
    saves: saved,
    // curl succeeds when the API responds with an error.
    looks: (printed, command) => expect(apiErrorIn(printed), command).toBeUndefined(),
    ...(preparation.until && { until: preparation.until }),
    ...(preparation.skips && { skips: preparation.skips }),
    env: { PORT: await readerPort(), ...preparation.env },
  })
  for (const [before, sections] of preparation.first ?? []) await reader.follow(before, sections)
  await reader.follow(routeOf(page), preparation.sections)
  expect([...shown].toSorted()).toEqual(Object.keys(preparation.keys ?? {}).toSorted())
  await preparation.check?.(await here())
  recordFollowed(page)
})

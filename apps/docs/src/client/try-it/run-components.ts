import type { ComponentFiles, ShownComponent } from "../../shop/messages.ts"
import type { Stage } from "../../shop/samples/stage.tsx"
import { componentLog } from "./component-log.ts"
import { componentShop } from "./component-shop.ts"
import { h } from "./dom.ts"
import { sampleFiles } from "./language-run.ts"
import { openSamplePanel, type SamplePanel, type SamplePlace } from "./sample-panel.ts"
import { propertiesForm } from "./properties-form.ts"
import type { Scene, Theatre } from "./theatre.ts"
import { fail, work } from "./work.ts"

/** What runs now; one at a time, since each has a shop in memory. */
let endLive: ((news: string) => void) | undefined

const closed = "This store was closed when you ran another component. “Run again” starts over."
const done =
  "The step is done. Its shop stays open until another component is run: use this one as long as you like."

/** Shows the components of a React sample: with the shop of the step in the page, or with the reader's server. */
export async function runComponents(place: SamplePlace): Promise<void> {
  const theatre = await openTheatre(`${place.file.replace(/\.ts$/, "")}/${place.region}.tsx`)
  await openSamplePanel(place, (panel) => ({
    caller: theatre.facts.caller,
    note: "Shown with a separate, empty store, after the steps that come before it.",
    run: () => runInPage(place, panel, theatre),
    offer: () => propertiesForm(panel, theatre, () => newScene(panel)),
  }))
}

async function openTheatre(name: string): Promise<Theatre> {
  const files = await sampleFiles()
  const all = (await (await fetch(files.components)).json()) as ComponentFiles
  const facts = all[name]
  if (!facts) throw new Error(`This copy of the documentation has no component ${name}.`)
  const [module, { openStage }] = await Promise.all([
    import(/* @vite-ignore */ facts.url) as Promise<Theatre["module"]>,
    import(/* @vite-ignore */ files.stage) as Promise<Pick<Theatre, "openStage">>,
  ])
  return { files, facts, module, openStage }
}

/** Ready as soon as a component is seen; the rest of the step waits for what it sends. */
function runInPage(place: SamplePlace, panel: SamplePanel, theatre: Theatre): Promise<void> {
  return work(panel, "An empty shop opens in this tab. The first time, about 8 MB are loaded.", async () => {
    endLive?.(closed)
    const { ground, log } = newScene(panel)
    const shop = componentShop(theatre.files, place, log)
    const stage = theatre.openStage({ ...ground, baseUrl: "http://localhost:9000", fetch: shop.fetch })
    endLive = (news) => {
      shop.close()
      stage.close()
      panel.result.replaceChildren()
      panel.status.textContent = news
    }
    await new Promise<void>((resolve, reject) => {
      const over = shop.start((shown) => {
        show(shown, theatre, stage, panel)
        resolve()
      })
      over.then(
        () => void (panel.status.textContent = done),
        (error: unknown) => {
          fail(panel.status, error)
          reject(error)
        },
      )
    })
  })
}

function show(
  { place, props }: ShownComponent,
  theatre: Theatre,
  stage: Stage,
  { status }: SamplePanel,
): void {
  const { name, hasButton } = theatre.facts.components[place]!
  stage.show({ name, component: theatre.module[name]!, props })
  status.textContent = hasButton
    ? `Press the button of ${name}: the step waits for its request.`
    : `${name} sends its request by itself.`
}

function newScene({ result, status }: SamplePanel): Scene {
  const element = h("div", { class: "try-stage" })
  const log = componentLog()
  const heading = h("h3", {}, "The component, running")
  result.replaceChildren(h("section", { class: "try-part" }, heading, element), log.element)
  return { log, ground: { element, onBroken: (error) => fail(status, error) } }
}

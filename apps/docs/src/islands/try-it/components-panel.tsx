import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { componentShop } from "./component-shop.ts"
import { emptyLog, logged, LogView, type Logger } from "./component-log.tsx"
import { PropertiesForm } from "./properties-form.tsx"
import { SamplePanel } from "./sample-panel.tsx"
import type { SamplePlace } from "./sample-place.ts"
import { fetchForServer } from "./server-fetch.ts"
import { openTheater, type Theater } from "./theater.ts"
import { useWork, type Work } from "./use-work.ts"

/** What runs now; one at a time, since each has a store in memory. */
let endLive: ((news: string) => void) | undefined

const closed = "This store was closed when you ran another component. “Run again” starts over."
const done =
  "The step is done. Its store stays open until another component is run: use this one as long as you like."

/** Shows the components of a React sample: with the store of the step in the page, or with the reader's server. */
export function ComponentsPanel({ place }: { place: SamplePlace }) {
  const name = `${place.file.replace(/\.ts$/, "")}/${place.region}.tsx`
  const { data, error } = useQuery({ queryKey: ["theater", name], queryFn: () => openTheater(name) })
  if (data) return <Components place={place} theater={data} />
  return (
    <p className={error ? "try-news try-bad" : "try-news"} role="status">
      {error?.message ?? "The first time, about 8 MB are loaded."}
    </p>
  )
}

function Components({ place, theater }: { place: SamplePlace; theater: Theater }) {
  const work = useWork()
  const { isOpen, log, stageElement, begin, close } = useStage(work, theater)
  const run = () => void runInPage(place, theater, work, { begin, close })
  const show = (url: string, values: Readonly<Record<string, string | File>>) => {
    const stage = begin(({ add }) => ({ baseUrl: url, fetch: fetchForServer(url, add, work.fail) }))
    for (const { name, props } of theater.facts.components)
      stage.show({
        name,
        component: theater.module[name]!,
        props: Object.fromEntries(props.map((prop) => [prop.name, values[prop.name] ?? ""])),
      })
    work.say(`The component sends its requests to ${url}. Changes there are not shown here.`)
  }
  return (
    <SamplePanel
      work={work}
      caller={theater.facts.caller}
      note="Shown with a separate, empty store, after the previous steps."
      run={run}
      clear={close}
      serverForm={({ url }) => (
        <PropertiesForm components={theater.facts.components} onShow={(values) => show(url, values)} />
      )}
    >
      <section className="try-part" hidden={!isOpen}>
        <h3>The component, running</h3>
        <div ref={stageElement} className="try-stage" />
      </section>
      {isOpen && <LogView log={log} />}
    </SamplePanel>
  )
}

type StageFacts = { readonly baseUrl: string; readonly fetch: typeof fetch }

/** The place of the components: the samples bring a separate React, which renders into an element of this one. */
function useStage(work: Work, theater: Theater) {
  const stageElement = useRef<HTMLDivElement>(null)
  const current = useRef<{ close(): void }>(undefined)
  const [log, setLog] = useState(emptyLog)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    current.current?.close()
    current.current = undefined
    setOpen(false)
  }
  useEffect(() => () => current.current?.close(), [])
  return {
    stageElement,
    log,
    isOpen,
    close,
    begin(factsOf: (tools: { add: Logger }) => StageFacts) {
      current.current?.close()
      const ground = document.createElement("div")
      ground.className = "try-ground"
      stageElement.current!.replaceChildren(ground)
      const add: Logger = (...entry) => setLog((before) => logged(before, ...entry))
      const stage = theater.openStage({ ...factsOf({ add }), element: ground, onBroken: work.fail })
      current.current = stage
      setLog(emptyLog)
      setOpen(true)
      return stage
    },
  }
}

type StageTools = Pick<ReturnType<typeof useStage>, "begin" | "close">

/** Ready as soon as a component is seen; the rest of the step waits for what it sends. */
function runInPage(place: SamplePlace, theater: Theater, work: Work, { begin, close }: StageTools) {
  return work.start("An empty store opens in this tab. The first time, about 8 MB are loaded.", async () => {
    endLive?.(closed)
    let shop: ReturnType<typeof componentShop>
    const stage = begin(({ add }) => {
      shop = componentShop(theater.files, place, add)
      return { baseUrl: "http://localhost:9000", fetch: shop.fetch }
    })
    endLive = (news) => {
      shop.close()
      close()
      work.say(news)
    }
    await new Promise<void>((resolve, reject) => {
      const over = shop.start(({ place: index, props }) => {
        const { name, hasButton } = theater.facts.components[index]!
        stage.show({ name, component: theater.module[name]!, props })
        work.say(
          hasButton
            ? `Press the button of ${name}: the step waits for its request.`
            : `${name} sends its request by itself.`,
        )
        resolve()
      })
      over.then(
        () => work.say(done),
        (error: unknown) => {
          work.fail(error)
          reject(error)
        },
      )
    })
  })
}

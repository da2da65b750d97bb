import { useState } from "react"
import type { SampleOutcome } from "../../shop/messages.ts"
import { SampleResult } from "./changes.tsx"
import { sampleFiles } from "./language-run.ts"
import { fetchFrom } from "./own-server.ts"
import { News, PanelButton, ResultArea } from "./panel.tsx"
import { runInWorker } from "./sample-run.ts"
import { SamplePanel, useOnce } from "./sample-panel.tsx"
import type { SamplePlace } from "./sample-place.ts"
import { useWork } from "./use-work.ts"

type Shown = Pick<SampleOutcome, "printed" | "requests"> & Partial<SampleOutcome>

function useSampleRun({ file, region }: SamplePlace) {
  const work = useWork()
  const [outcome, setOutcome] = useState<Shown>()
  const run = () =>
    void work.start("An empty store opens in this tab. The first time, about 8 MB are loaded.", async () => {
      setOutcome(await runInWorker({ files: await sampleFiles(), file, region }))
      work.say("Ran from the beginning to the end of this step, in a temporary store.")
    })
  return { work, run, outcome: work.isBad ? undefined : outcome, setOutcome }
}

/** Runs a sample as it is written, from its beginning to the step: in the page, or against the reader's server. */
export function StepsPanel({ place }: { place: SamplePlace }) {
  const { work, run, outcome, setOutcome } = useSampleRun(place)
  const { file, region } = place
  const runAt = (url: string) =>
    void work.start(`Asks ${url} …`, async () => {
      // Says why where nothing comes back.
      await fetchFrom(url, "/store/regions", {})
      const server = url.replace(/\/+$/, "")
      const { printed, requests } = await runInWorker({ files: await sampleFiles(), file, region, server })
      work.say(`Ran at ${url} from the beginning to the end of this step.`)
      setOutcome({ printed, requests })
    })
  return (
    <SamplePanel
      work={work}
      caller="nobody"
      note="Run in a separate, empty store, with the previous steps."
      run={run}
      clear={() => setOutcome(undefined)}
      serverForm={({ url }) => (
        <>
          <p className="try-none">
            All requests from the beginning of the sample to this step are sent as admin@example.com and
            change your database. Use an empty store for experiments: start it with{" "}
            <code>npm start -- --no-seed</code>.
          </p>
          <div className="try-buttons">
            <PanelButton main work={work} onClick={() => runAt(url)}>
              Run it there
            </PanelButton>
          </div>
        </>
      )}
    >
      {outcome && <SampleResult outcome={outcome} />}
    </SamplePanel>
  )
}

/** Runs a sample of a module. */
export function ModulePanel({ place }: { place: SamplePlace }) {
  const { work, run, outcome } = useSampleRun(place)
  useOnce(run)
  return (
    <>
      <News work={work} />
      <ResultArea work={work}>{outcome && <SampleResult outcome={outcome} />}</ResultArea>
    </>
  )
}

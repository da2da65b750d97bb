// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import "../../testing/patient.ts"
import { SamplePanel } from "./sample-panel.tsx"
import { useWork } from "./use-work.ts"

let runs: number

beforeEach(() => {
  runs = 0
  localStorage.clear()
})
afterEach(cleanup)

function Panel() {
  const work = useWork()
  const [result, setResult] = useState("")
  const run = () =>
    void work.start("Running …", async () => {
      runs++
      await Promise.resolve()
      setResult(`run ${runs}`)
      work.say("Done.")
    })
  return (
    <SamplePanel
      work={work}
      caller="admin"
      note="Run in an empty store."
      run={run}
      clear={() => setResult("")}
      serverForm={({ url }) => <button type="button">Send to {url}</button>}
    >
      {result}
    </SamplePanel>
  )
}

const busy = () => document.querySelector(".try-result")!.getAttribute("aria-busy")
/** The text may be shown a moment earlier. */
const idle = () => waitFor(() => expect(busy()).toBe("false"))

describe("the panel of a sample", () => {
  it("runs at once, is busy until then, and runs again", async () => {
    render(<Panel />)
    expect(busy()).toBe("true")
    await screen.findByText("Done.")
    await idle()
    fireEvent.click(screen.getByRole("button", { name: "Run again" }))
    await screen.findByText("run 2")
  })

  it("sends nothing to a server of the reader's before the reader says so", async () => {
    localStorage.setItem("stheno:shop", JSON.stringify({ place: "server", url: "http://localhost:9001" }))
    render(<Panel />)
    await screen.findByText("Nothing was sent yet.")
    await idle()
    expect(runs).toBe(0)
    expect(screen.getByRole("button", { name: "Send to http://localhost:9001" })).toBeTruthy()
    fireEvent.click(screen.getByLabelText("In this page"))
    fireEvent.click(screen.getByRole("button", { name: "Run again" }))
    await screen.findByText("run 1")
  })
})

import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { Terminal, TerminalSession } from "./terminal.tsx"

it("marks what was typed, and the words of findings", () => {
  const html = renderToStaticMarkup(
    <TerminalSession text={"$ npx stheno doctor\nok      mail: On.\nokay  then"} />,
  )
  expect(html).toContain(
    '<span class="terminal-typed"><span class="terminal-prompt">$ </span>npx stheno doctor',
  )
  expect(html).toContain('<span class="terminal-ok">ok</span>      mail: On.')
  expect(html).toContain("okay  then")
  expect(html).not.toContain(">okay<")
})

it("shows a recording of the tests, and no other", () => {
  expect(renderToStaticMarkup(<Terminal file="cli/doctor" />)).toContain("npx stheno doctor")
  expect(() => renderToStaticMarkup(<Terminal file="cli/nothing" />)).toThrow("cli/nothing")
})

import { afterEach, expect, it, vi } from "vitest"
import { runCommandLine } from "./index.ts"

afterEach(() => void vi.restoreAllMocks())

const clone = { program: "npm start --", ownOptions: ["storefront"] }

it.each([
  [["--prot=1"], {}, "start has no option --prot. Did you mean --port? See: stheno start --help"],
  [["--storefrnt"], {}, "start has no option --storefrnt. See: stheno start --help"],
  [["--prot=1"], clone, "start has no option --prot. Did you mean --port? See: npm start -- start --help"],
  [
    ["--storefrnt"],
    clone,
    "start has no option --storefrnt. Did you mean --storefront? See: npm start -- start --help",
  ],
  [["doctor", "--storefrnt"], clone, "doctor has no option --storefrnt. See: npm start -- doctor --help"],
  [["strat"], clone, 'Unknown command "strat". Did you mean start? See: npm start -- --help'],
])("refuses %j with %o, and names the program that was run", async (words, hooks, message) => {
  const error = vi.spyOn(console, "error").mockReturnValue()
  expect(await runCommandLine(words, hooks)).toBe(2)
  expect(error.mock.calls).toEqual([[message]])
})

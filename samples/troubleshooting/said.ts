import os from "node:os"
import { expect, vi } from "vitest"
import { runCommandLine } from "@stheno/server/internal/command-line/index.ts"
import { expectRecorded } from "../expect-recorded.ts"

/**
 * What `stheno` prints in a folder.
 * @param cwd the folder, as if it had been entered
 */
export async function stheno(words: string, cwd: string): Promise<string> {
  return printed(async () => {
    const place = vi.spyOn(process, "cwd").mockReturnValue(cwd)
    await runCommandLine(words.split(" "))
    place.mockRestore()
  })
}

/** What is printed while something is done. */
export async function printed(work: () => Promise<unknown>): Promise<string> {
  const lines: unknown[] = []
  const note = (...values: unknown[]) => void lines.push(values.join(" "))
  const spies = [
    vi.spyOn(console, "log").mockImplementation(note),
    vi.spyOn(console, "error").mockImplementation(note),
  ]
  try {
    await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return lines.join("\n")
}

/** Lines of the doctor about some subjects. */
export function about(text: string, ...subjects: string[]): string {
  const findings = text.split(/\n(?=\w)/)
  return findings
    .filter((finding) =>
      subjects.some((subject) => finding.includes(`  ${subject}: `)),
    )
    .join("\n")
}

/** Compares what was said with what the page shows; with UPDATE_OUTPUT=1 it is recorded instead. */
export function expectSaid(name: string, text: string): void {
  const said = steady(text)
  expect(said.trim(), `${name} was said`).not.toBe("")
  expectRecorded(`troubleshooting/${name}.txt`, said)
}

/** Folders, ports and versions differ from run to run; everything else must not. */
export function steady(text: string): string {
  const temporary = new RegExp(`${os.tmpdir()}/stheno-test-[\\w-]+`, "g")
  return text
    .replace(temporary, "/home/ada/my-shop")
    .replace(/Node\.js \d+\.\d+\.\d+ will/, "Node.js 24.0.0 will")
    .replace(/PostgreSQL \d+\.\d+ answers/, "PostgreSQL 17.0 answers")
    .replace(/test_[0-9a-f]{16}/g, "shop")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/^\n+|\n+$/g, "")
}

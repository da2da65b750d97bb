import { execFileSync, spawn } from "node:child_process"
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { Mutation } from "./mutation.ts"
import { mutations } from "./mutations.ts"

const root = join(import.meta.dirname, "..")

/** What a test did with a mutated tree: `unclear` when it fails without the mutation too, or for its time alone. */
type Verdict = "caught" | "survived" | "unclear"

/**
 * Applies each mutation in a copy of the tree and runs the test that must notice it. Each test runs once without a
 * mutation first: a test that fails anyway proves nothing.
 * @param wanted ids of mutations or of tests, in any case; none means all
 * @param options.isSaving whether the verdicts are kept for the documentation
 * @returns whether every mutation was caught
 */
export async function runMutations(
  wanted: readonly string[],
  { seed, isSaving }: { readonly seed: number; readonly isSaving: boolean },
): Promise<boolean> {
  const chosen = mutations.filter(
    ({ id, test }) => wanted.length === 0 || wanted.some((name) => isSame(name, id) || isSame(name, test)),
  )
  const complaints = chosen.length === 0 ? [`No mutation is called ${wanted.join(", ")}`] : misfits(chosen)
  if (complaints.length > 0) {
    console.error(complaints.join("\n"))
    return false
  }
  const tree = copyTree()
  try {
    const verdicts: Verdict[] = []
    const controls = new Map<string, Promise<TestRun>>()
    for (const mutation of chosen) {
      const { test, minutes = 0.5 } = mutation
      const control = await (controls.get(test) ??
        controls.set(test, runTest(tree, { test, minutes, seed })).get(test)!)
      const verdict = await judge(tree, mutation, control, seed)
      verdicts.push(verdict)
      if (isSaving) save(mutation, verdict, seed)
    }
    const caught = verdicts.filter((verdict) => verdict === "caught").length
    console.log(`score: ${caught} of ${verdicts.length} mutations caught, seed ${seed}`)
    return caught === verdicts.length
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

/** What became of a mutation when it was last run. */
interface SavedVerdict {
  readonly id: string
  readonly test: string
  readonly about: string
  readonly isCaught: boolean
  readonly day: string
  readonly seed: number
}

/** Replaces the verdict about one mutation; a run that proves nothing leaves it. */
function save({ id, test, about }: Mutation, verdict: Verdict, seed: number): void {
  if (verdict === "unclear") return
  const file = join(root, "stress-tests/last-mutations.json")
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as SavedVerdict[]) : []
  const day = new Date().toISOString().slice(0, 10)
  const now = [{ id, test, about, isCaught: verdict === "caught", day, seed }, ...before]
  const kept = mutations.flatMap((known) => now.find((entry) => entry.id === known.id) ?? [])
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

/** What in a list of mutations does not fit the sources of now, one sentence each. */
export function misfits(list: readonly Mutation[]): string[] {
  return list.flatMap((mutation) =>
    editsOf(mutation).flatMap(({ file, replace }) => {
      const times = readFileSync(join(root, file), "utf8").split(replace).length - 1
      return times === 1 ? [] : [`${mutation.id}: ${file} contains ${times} times: ${replace}`]
    }),
  )
}

const editsOf = (mutation: Mutation) => [mutation, ...(mutation.also ?? [])]

const isSame = (a: string, b: string) => a.toUpperCase() === b.toUpperCase()

async function judge(tree: string, mutation: Mutation, control: TestRun, seed: number): Promise<Verdict> {
  const { id, test, about, minutes = 0.5 } = mutation
  if (!control.isWell) {
    console.log(`unclear   ${id}  ${test} fails without the mutation: ${control.breach}`)
    return "unclear"
  }
  const undo = apply(tree, mutation)
  const run = await runTest(tree, { test, minutes, seed })
  undo()
  // On a slow machine, a test can run out of time before it has done anything: with and without the mutation.
  if (/^took |: nothing was done in /.test(run.breach)) {
    console.log(`unclear   ${id}  ${test}: ${run.breach}`)
    return "unclear"
  }
  if (run.isWell) console.log(`SURVIVED  ${id}  ${about} ${test} passed.`)
  else console.log(`caught    ${id}  ${test}: ${run.breach}`)
  return run.isWell ? "survived" : "caught"
}

/** @returns what restores the files */
function apply(tree: string, mutation: Mutation): () => void {
  const before = new Map<string, string>()
  for (const { file, replace, by } of editsOf(mutation)) {
    const path = join(tree, file)
    const text = readFileSync(path, "utf8")
    if (!before.has(path)) before.set(path, text)
    writeFileSync(path, text.split(replace).join(by))
  }
  return () => before.forEach((text, path) => writeFileSync(path, text))
}

interface TestRun {
  readonly isWell: boolean
  /** the first breach */
  readonly breach: string
}

function runTest(
  tree: string,
  { test, minutes, seed }: { readonly test: string; readonly minutes: number; readonly seed: number },
): Promise<TestRun> {
  const tsx = join(tree, "node_modules/.bin/tsx")
  const args = ["--conditions=stheno-source", "stress-tests/run.ts", test, "--minutes", String(minutes)]
  const child = spawn(tsx, [...args, "--seed", String(seed)], {
    cwd: tree,
    stdio: ["ignore", "pipe", "pipe"],
  })
  let text = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on("error", reject)
    child.on("close", (code) => {
      const lines = text.split("\n").filter((line) => line.trim() !== "")
      const told = lines.slice(lines.findIndex((line) => line.startsWith("FAIL")) + 1)
      resolve({ isWell: code === 0, breach: told[0]?.trim().slice(0, 200) ?? "" })
    })
  })
}

/**
 * A copy of the files that Git knows, and of those it would take in. Installed packages are linked to, but for
 * those of this repository, which lead to the copy.
 */
function copyTree(): string {
  const tree = mkdtempSync(join(tmpdir(), "stheno-mutations-"))
  const git = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"]
  const files = execFileSync("git", git, { cwd: root, maxBuffer: 2 ** 26 })
    .toString()
    .split("\0")
  for (const file of files.filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    cpSync(join(root, file), join(tree, file))
  }
  linkPackages(join(root, "node_modules"), join(tree, "node_modules"))
  for (const folder of readdirSync(join(root, "packages"))) {
    const installed = join(root, "packages", folder, "node_modules")
    if (existsSync(installed)) symlinkSync(installed, join(tree, "packages", folder, "node_modules"))
  }
  return tree
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const isOurs = name === "@stheno" || lstatSync(join(from, name)).isSymbolicLink()
    if (isOurs) cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name))
  }
}

import { describe, expect, it } from "vitest"
import { parseCommand } from "./arguments.ts"
import { commandHelp, helpText } from "./help.ts"
import { commandList } from "./registry.ts"

const run = (name: string, given: object = {}) => ({
  kind: "run",
  name,
  given: { words: [], values: {}, switches: new Set(), ...given },
})

it.each([
  [[], run("start")],
  [["--no-seed"], run("start", { switches: new Set(["no-seed"]) })],
  [["start", "-p", "9100", "-H", "0.0.0.0"], run("start", { values: { port: "9100", host: "0.0.0.0" } })],
  [["develop", "--port=9100"], run("develop", { values: { port: "9100" } })],
  [["start-cluster", "-c", "4"], run("start-cluster", { values: { cpus: "4" } })],
  [["worker", "--data-dir", "d"], run("worker", { values: { "data-dir": "d" } })],
  [["jobs", "failed"], run("jobs failed")],
  [["jobs", "retry", "x"], run("jobs retry", { words: ["x"] })],
  [["events", "failed"], run("events failed")],
  [["events", "retry", "x"], run("events retry", { words: ["x"] })],
  [["migrations", "show", "--json"], run("migrations show", { switches: new Set(["json"]) })],
  [["seed", "-f", "a.json"], run("seed", { values: { "seed-file": "a.json" } })],
  [
    ["user", "-e", "a@b", "-p", "x", "-i", "usr_1"],
    run("user", { values: { email: "a@b", password: "x", id: "usr_1" } }),
  ],
  [
    ["user", "-e", "a@b", "--password=-r1-", "--id=--x"],
    run("user", { values: { email: "a@b", password: "-r1-", id: "--x" } }),
  ],
  [["new", "shop", "-y"], run("new", { words: ["shop"], switches: new Set(["yes"]) })],
  [["doctor", "--no-colors"], run("doctor", { switches: new Set(["no-color"]) })],
  [["db", "adopt", "--dry-run=false"], run("db adopt")],
  [["--help"], { kind: "help", name: undefined }],
  [["help", "seed"], { kind: "help", name: "seed" }],
  [["db", "adopt", "-h"], { kind: "help", name: "db adopt" }],
  [["-v"], { kind: "version" }],
])("understands %j", async (words, command) => {
  expect(await parseCommand(words)).toEqual(command)
})

it.each([
  [["serve"], 'Unknown command "serve".'],
  [["strat"], 'Unknown command "strat". Did you mean start?'],
  [["migrations"], "The command migrations needs run, revert or show."],
  [["migrations", "rum"], 'Unknown command "migrations rum". Did you mean migrations run?'],
  [["start", "now"], '"now" is one word too many.'],
  [["start", "--prot", "1"], "start has no option --prot. Did you mean --port?"],
  [["worker", "--no-seed"], "--no-seed is not an option of worker, but of develop, start and start-cluster."],
  [["jobs"], "The command jobs needs failed or retry."],
  [["jobs", "failed", "x"], '"x" is one word too many.'],
  [["jobs", "retry"], "The command jobs retry needs ID: the id of a failed job, from jobs failed."],
  [["seed"], "The command seed needs --seed-file FILE."],
  [["start", "--data-dir", ""], "--data-dir needs a directory."],
  [["start", "--data-dir"], "--data-dir needs a directory."],
  [["start", "--port", "--no-seed"], "--port needs a port."],
  [["user", "-e", "a@b", "--password", "-r1-"], "--password needs a password."],
  [["start", "--no-seed=3"], "--no-seed takes no value."],
])("refuses %j", async (words, message) => {
  expect(await parseCommand(words)).toMatchObject({ kind: "mistake", message })
})

describe("help", () => {
  it("names every command and every option, within a hundred columns", () => {
    const all = helpText("0.1.0")
    for (const { name, options = [] } of commandList) {
      expect(all).toContain(`  ${name} `)
      const help = commandHelp(name)
      for (const option of options) expect(help).toContain(`--${option.name}`)
      expect(Math.max(...help.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100)
    }
  })

  it("says how a command is written", () => {
    expect(commandHelp("seed")).toContain("Usage\n  stheno seed --seed-file FILE [options]\n")
    expect(commandHelp("jobs retry")).toContain("Usage\n  stheno jobs retry ID [options]\n")
  })

  it("has examples that are understood", async () => {
    for (const { examples = [] } of commandList)
      for (const { words } of examples)
        expect(await parseCommand(words.split(" ")), words).toMatchObject({ kind: "run" })
  })
})

import { expect, it } from "vitest"
import { parseCommand } from "./arguments.ts"

it.each([
  [[], { name: "start", seed: true, apiOnly: false, worker: true }],
  [["start", "--no-worker", "--data-dir", "d"], { name: "start", worker: false, dataDir: "d" }],
  [["worker", "--data-dir", "d"], { name: "worker", dataDir: "d" }],
  [["jobs", "failed"], { name: "failed-jobs" }],
  [["jobs", "retry", "x"], { name: "retry-job", id: "x" }],
  [["--help"], { name: "help" }],
])("understands %j", (words, command) => {
  expect(parseCommand(words)).toMatchObject(command)
})

it.each([
  [["serve"], 'There is no command "serve".'],
  [["start", "now"], '"now" is one word too many.'],
  [["worker", "now"], '"now" is one word too many.'],
  [["worker", "--no-seed"], "--no-seed is an option of start."],
  [["jobs"], "The command jobs needs failed or retry ID."],
  [["jobs", "failed", "x"], '"x" is one word too many.'],
  [["jobs", "retry"], "The command jobs retry needs the id of a failed job."],
  [["start", "--data-dir", ""], "--data-dir needs a directory."],
])("refuses %j", (words, message) => {
  expect(parseCommand(words)).toEqual({ name: "mistake", message })
})

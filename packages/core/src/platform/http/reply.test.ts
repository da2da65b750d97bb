import { expect, test } from "vitest"
import { silentLog } from "../kernel/log.ts"
import { CommerceError } from "../kernel/errors.ts"
import { StepError } from "../kernel/step-error.ts"
import { errorReply } from "./reply.ts"

const refusal = new CommerceError("not_allowed", "The other shop has no room.")
const wire = { type: "not_allowed", message: "The other shop has no room." }

/** The answer, and what was logged on the way. */
function answer(error: unknown) {
  const logged: string[] = []
  const log = { ...silentLog, error: (_data: object, message: string) => void logged.push(message) }
  const { status, body } = errorReply(error, log)
  return { status, body, logged }
}

test("an expected error of a step is the response", () => {
  const error = new StepError("reserve", refusal, [])
  expect(answer(error)).toEqual({ status: 400, body: wire, logged: [] })
  expect(answer(new StepError("publish", error, []))).toEqual({ status: 400, body: wire, logged: [] })
})

test("what could not be undone is logged, whatever the response is", () => {
  const error = new StepError("reserve", refusal, [{ step: "create", error: new Error("gone") }])
  const logged = ["Steps of a failed chain could not be taken back"]
  expect(answer(error)).toEqual({ status: 400, body: wire, logged })
})

test("an unexpected error of a step becomes an unknown error without details", () => {
  const { status, body } = answer(new StepError("reserve", new Error("password is hunter2"), []))
  expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining("hunter2")])
})

import { expect, test } from "vitest"
import { planSelection, planSessions, type PlannedSession, type SessionNeeds } from "./plan-sessions.ts"

const session = (provider_id: string, more: Partial<PlannedSession> = {}): PlannedSession => ({
  id: `ps_${provider_id}`,
  provider_id,
  is_selected: null,
  is_initiated: false,
  amount: 100,
  status: "pending",
  ...more,
})
const chosen = { is_selected: true, is_initiated: true }

/** `update a 100`: the step, the provider, the amount. */
const inWords = (steps: ReturnType<typeof planSessions>) =>
  steps.map((step) =>
    [
      step.kind,
      "providerId" in step ? step.providerId : step.session.provider_id,
      "amount" in step ? step.amount : "",
    ]
      .join(" ")
      .trim(),
  )

const plan = (needs: Partial<SessionNeeds>, isOffering = true) =>
  inWords(
    planSessions(
      { total: 100, providerIds: ["a", "b"], sessions: [], mustUpdate: false, ...needs },
      isOffering,
    ),
  )

test.each([
  ["nothing to pay, no sessions", { total: 0 }, []],
  [
    "nothing to pay any more",
    { total: 0, sessions: [session("a", chosen), session("b")] },
    ["remove a", "remove b"],
  ],
  ["a negative total", { total: -5, sessions: [session("a")] }, ["remove a"]],
  ["no sessions yet", {}, ["offer a 100", "offer b 100"]],
  ["no providers", { providerIds: [] }, []],
  ["the only provider is chosen by itself", { providerIds: ["a"] }, ["choose a 100"]],
  [
    "also where it has a session that was not selected",
    { providerIds: ["a"], sessions: [session("a", { is_initiated: true })] },
    ["choose a 100"],
  ],
  ["all in line", { sessions: [session("a"), session("b", chosen)] }, []],
  [
    "the total changed",
    { total: 200, sessions: [session("a"), session("b", chosen)] },
    ["reset a 200", "update b 200"],
  ],
  [
    "providers must be notified",
    { mustUpdate: true, sessions: [session("a", chosen), session("b")] },
    ["update a 100"],
  ],
  [
    "the last update failed",
    { sessions: [session("a", { ...chosen, status: "error" }), session("b")] },
    ["update a 100"],
  ],
  [
    "a provider left the region",
    { providerIds: ["b"], sessions: [session("a", chosen)] },
    ["remove a", "choose b 100"],
  ],
  [
    "prepared and not selected any more",
    { sessions: [session("a", { is_initiated: true }), session("b", chosen)] },
    ["reset a 100"],
  ],
  [
    "prepared, and nothing is selected",
    { sessions: [session("a", { is_initiated: true }), session("b")] },
    ["reset a 100"],
  ],
  ["the only provider is chosen already", { providerIds: ["a"], sessions: [session("a", chosen)] }, []],
  ["a provider has no session yet", { sessions: [session("a", chosen)] }, ["offer b 100"]],
  [
    "the selected provider left the region, and the other one was prepared",
    { providerIds: ["b"], sessions: [session("a", chosen), session("b", { is_initiated: true })] },
    ["remove a", "reset b 100", "choose b 100"],
  ],
] satisfies [string, Partial<SessionNeeds>, string[]][])("%s", (_, needs, steps) => {
  expect(plan(needs)).toEqual(steps)
})

test("a change of a cart without sessions makes none", () => {
  expect(plan({}, false)).toEqual([])
  expect(plan({ providerIds: ["a"] }, false)).toEqual([])
})

test("a change of a cart brings its sessions in line", () => {
  const sessions = [session("a", chosen), session("b")]
  expect(plan({ total: 200, sessions }, false)).toEqual(["update a 200", "reset b 200"])
})

test("selecting forgets what was selected or prepared, and leaves the others", () => {
  const mine = session("mine")
  const sessions = [
    session("selected", { is_selected: true }),
    mine,
    session("prepared", { is_initiated: true }),
    session("new"),
  ]
  expect(inWords(planSelection({ total: 100, sessions }, mine))).toEqual([
    "reset selected 100",
    "reset prepared 100",
    "choose mine 100",
  ])
})

test("selecting a session that failed prepares it again", () => {
  const failed = session("a", { ...chosen, status: "error" })
  expect(inWords(planSelection({ total: 100, sessions: [failed] }, failed))).toEqual(["update a 100"])
})

test("selecting forgets what others prepared", () => {
  const sessions = [session("a", chosen), session("b")]
  expect(inWords(planSelection({ total: 100, sessions }, sessions[1]!))).toEqual([
    "reset a 100",
    "choose b 100",
  ])
  expect(inWords(planSelection({ total: 100, sessions }, sessions[0]!))).toEqual([])
  expect(inWords(planSelection({ total: 150, sessions }, sessions[0]!))).toEqual(["update a 150"])
  const prepared = session("b", { is_initiated: true })
  expect(inWords(planSelection({ total: 100, sessions: [prepared] }, prepared))).toEqual(["update b 100"])
})

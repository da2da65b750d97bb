import { expect, test, vi } from "vitest"
import { providerName, signInAddress, signInProblem, takeOverSession } from "@/lib/sign-in-providers"

test.each([
  ["google", "Google"],
  ["github", "GitHub"],
  ["openid/keycloak", "Keycloak"],
  ["openid/our-company", "Our company"],
])("the provider %s is called %s", (provider, name) => {
  expect(providerName(provider)).toBe(name)
})

test("a sign-in begins at the server, and comes back to the page", () => {
  expect(signInAddress("https://api.example.com", "google", "https://shop.example.com/de?next=/cart")).toBe(
    "https://api.example.com/store/auth/google?redirectTo=https%3A%2F%2Fshop.example.com%2Fde%3Fnext%3D%2Fcart",
  )
})

test.each([
  ["account_exists", "accountExists"],
  ["email_not_verified", "emailNotVerified"],
  ["unavailable", "failed"],
  ["<script>", "failed"],
])("the error %s is explained by the text %s", (code, text) => {
  expect(signInProblem(code)).toBe(text)
})

const server = (token: Response, ended = new Response()) =>
  vi.fn<typeof fetch>(async (url) => (String(url).endsWith("/token") ? token : ended))

test("the session of the server is exchanged for a token, and ended", async () => {
  const send = server(Response.json({ access_token: "t_1" }))
  expect(await takeOverSession("https://api.example.com", send)).toBe("t_1")
  expect(send.mock.calls).toEqual([
    ["https://api.example.com/store/auth/openid/token", { method: "POST", credentials: "include" }],
    ["https://api.example.com/store/auth", { method: "DELETE", credentials: "include" }],
  ])
})

test.each([
  ["nobody is signed in", server(Response.json({ type: "unauthorized" }, { status: 401 }))],
  ["the response has no token", server(Response.json({}))],
  [
    "the session of the server stays",
    server(Response.json({ access_token: "t_1" }), new Response(null, { status: 500 })),
  ],
])("there is no token if %s", async (_, send) => {
  await expect(takeOverSession("https://api.example.com", send)).rejects.toThrow()
})

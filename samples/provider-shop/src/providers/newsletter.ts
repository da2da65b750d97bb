// region provider
import { provider } from "@stheno/core"

export default provider("app", ({ env }) => ({
  id: "newsletter",
  async authorize(code) {
    const response = await fetch(`${env.NEWSLETTER_URL}/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code,
        client_id: env.NEWSLETTER_ID ?? "",
        client_secret: env.NEWSLETTER_SECRET ?? "",
      }),
    })
    if (!response.ok)
      throw new Error(`The newsletter service returned ${response.status}.`)
    return (await response.json()) as { access_token: string }
  },
}))
// endregion

import { isAddress, nameOf, type Identity } from "./identity.ts"

interface GitHubEmail {
  readonly email: string
  readonly primary: boolean
  readonly verified: boolean
}

/** An error response of GitHub's API. */
class GitHubError extends Error {
  readonly status: number
  constructor(status: number, path: string) {
    super(`GitHub responded with ${status} to ${path}`)
    this.name = "GitHubError"
    this.status = status
  }
}

/**
 * Who signed in with GitHub. The address in the profile can be any, so only the primary one of the emails API counts,
 * if it is verified.
 * @param request reads a path of GitHub's API with the access token
 */
export async function readGitHubIdentity(request: (path: string) => Promise<Response>): Promise<Identity> {
  const read = async (path: string): Promise<unknown> => {
    const response = await request(path)
    if (!response.ok) throw new GitHubError(response.status, path)
    return response.json()
  }
  const user = (await read("/user")) as {
    readonly id?: unknown
    readonly name?: unknown
    readonly login?: unknown
  }
  if (typeof user.id !== "number" && typeof user.id !== "string") throw new Error("GitHub returned no user")
  const emails = await read("/user/emails")
  const all = Array.isArray(emails) ? (emails as readonly GitHubEmail[]) : []
  const primary = all.find((each) => each.primary === true && each.verified === true)?.email.toLowerCase()
  return {
    subject: String(user.id),
    verifiedEmail: isAddress(primary) ? primary : undefined,
    ...nameOf({ name: user.name ?? user.login }),
  }
}

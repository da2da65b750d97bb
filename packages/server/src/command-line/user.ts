import { CommerceError } from "@stheno/core"
import { createUser, emptyExtension, extendShop, operations } from "@stheno/core/host"
import { randomBytes } from "node:crypto"
import { migrateOrExplain } from "../bootstrap.ts"
import type { Config } from "../config/keys.ts"
import { StartError } from "../start-error.ts"
import { withShop, type CommandShop } from "./with-shop.ts"

/** What `stheno user` was given. */
export interface UserCommand {
  readonly email: string
  readonly password?: string
  readonly id?: string
  readonly isInvite: boolean
}

/**
 * `stheno user`: creates an admin user, or an invite whose token it prints.
 * @throws user_not_created when somebody has the address or the id
 * @since 0.1
 */
export async function addUser(overrides: Partial<Config>, command: UserCommand): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+$/.test(command.email))
    throw refused(`${command.email} is not an email address.`, "Correct --email.")
  await withShop(overrides, async (shop) => {
    await migrateOrExplain(shop.engine, () => undefined)
    try {
      await (command.isInvite ? invite(shop, command.email) : create(shop, command))
    } catch (error) {
      if (error instanceof CommerceError) throw refused(error.message, remedyOf(error), error)
      if (isDuplicate(error))
        throw refused(`A user with the id ${command.id} already exists.`, "Choose another --id.", error)
      throw error
    }
  })
}

function remedyOf({ definition }: CommerceError): string {
  return definition === "passwords.length" ? "Choose another password." : "Choose another address."
}

async function create({ engine }: CommandShop, { email, id, password }: UserCommand): Promise<void> {
  const chosen = password ?? randomBytes(12).toString("base64url")
  await engine.db.transaction().execute(async (db) => {
    const user = await createUser({ db, engine }, { email, password: chosen, role: "admin" })
    if (id) await db.updateTable("user").set({ id }).where("id", "=", String(user.id)).execute()
  })
  console.log(`Created the admin user ${email.toLowerCase()}.`)
  if (!password) console.log(`Password: ${chosen}`)
}

async function invite({ engine }: CommandShop, email: string): Promise<void> {
  const shop = extendShop(engine, operations, { extension: emptyExtension })
  const token = await engine.db.transaction().execute(async (db) => {
    await shop.shopOver(db).call("admin.PostInvites", { body: { user: email, role: "admin" } })
    const row = await db
      .selectFrom("invite")
      .select("token")
      .where("user_email", "=", email.toLowerCase())
      .executeTakeFirstOrThrow()
    return row.token
  })
  console.log(
    `Invited ${email.toLowerCase()} as admin. The token is valid for seven days and can be used once.`,
  )
  console.log(`Token: ${token}`)
}

function refused(message: string, remedy: string, cause?: unknown): StartError {
  return new StartError("user_not_created", message, remedy, { cause })
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505"
}

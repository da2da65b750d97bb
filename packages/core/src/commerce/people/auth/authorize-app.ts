import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { loadById, fetchFirst } from "../../../platform/query/fetch.ts"
import { appErrors } from "./errors.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/** What an application sends back after somebody agreed to connect it. */
export interface AppAuthorization {
  readonly application_name: string
  /** proves that connecting was started here */
  readonly state: string
  readonly code: string
}

/**
 * Connects the shop with another application.
 * @throws apps.not_found
 * @throws apps.no_handler
 * @throws apps.state_differs
 * @emits oauth.token_generated.<application_name>
 * @since 0.1
 */
export async function authorizeApp(
  context: Context,
  { application_name, state, code }: AppAuthorization,
): Promise<ResponseRow> {
  const app = await fetchFirst(context.db, { entity: "Oauth", filters: { application_name } })
  if (!app) throw appErrors.not_found(application_name)
  const authorizer = context.engine.providers.apps.get(application_name)
  if (!authorizer) throw appErrors.no_handler(String(app.display_name))
  if (app.data?.state !== state) throw appErrors.state_differs(String(app.display_name))
  const data = await authorizer.authorize(code)
  return inTransaction(context, async ({ db, emit }) => {
    await db
      .updateTable("oauth")
      .set({ data: JSON.stringify(data) })
      .where("id", "=", String(app.id))
      .execute()
    await emit(`oauth.token_generated.${application_name}`, data)
    return await loadById(db, "Oauth", String(app.id))
  })
}

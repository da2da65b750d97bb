import { endpoint, type Endpoint } from "@stheno/core"
import { removeIdentity } from "../../../../../../openid/identities.ts"

export const DELETE: Endpoint = endpoint({
  access: "customer",
  summary: "Disconnect an identity from the signed-in customer's account.",
  tag: "OpenID Connect",
  handler: async ({ params }, { db, customerId }) => {
    await removeIdentity(db, customerId!, params["id"]!)
    return { id: params["id"], object: "identity", deleted: true }
  },
})

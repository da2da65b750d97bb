import { countHash } from "../auth/index.ts"
import { operation, TextReply, type Operation } from "../../../platform/http/operation.ts"
import { answers, answersText, resources } from "../../../platform/http/response.ts"
import { answersDeleted, deleted } from "../../../platform/http/results.ts"
import { fetchRows } from "../../../platform/query/fetch.ts"
import { acceptInvite } from "./accept-invite.ts"
import { createInvite, deleteInvite, resendInvite } from "./send-invite.ts"
import { acceptInviteBody, createInviteBody } from "./shapes.ts"

export const inviteAdminOperations: readonly Operation[] = [
  operation({
    id: "GetInvites",
    method: "GET",
    path: "/admin/invites",
    tag: "Invites",
    summary: "List invites that were not accepted yet, oldest first.",
    access: "admin",
    response: answers({ invites: resources("Invite") }),
    handler: async (_, { db }) => ({
      invites: await fetchRows(db, { entity: "Invite", order: "created_at" }),
    }),
  }),
  operation({
    id: "PostInvites",
    service: "inviteService.create",
    method: "POST",
    path: "/admin/invites",
    tag: "Invites",
    summary: "Invite a person to become an admin user.",
    about:
      "The event `invite.created` contains the token. If a mail server is set up, the server emails a link with it; " +
      "otherwise, a custom subscriber has to send it. " +
      "The invite can be accepted within seven days. Inviting an address again replaces its token.",
    access: "admin",
    body: createInviteBody,
    response: answersText,
    handler: async ({ body }, context) => {
      await createInvite(context, body.user, body.role)
      return new TextReply("OK")
    },
  }),
  operation({
    id: "PostInvitesInviteAccept",
    method: "POST",
    path: "/admin/invites/accept",
    tag: "Invites",
    summary: "Accept an invite and become an admin user.",
    about: "A token works once; the invite is deleted.",
    access: "public",
    body: acceptInviteBody,
    refusals: [429],
    response: answersText,
    ownsTransactions: true,
    underKey: "never",
    handler: async ({ body }, context) => {
      await countHash(context, "invite")
      await acceptInvite(context, body.token, body.user)
      return new TextReply("OK")
    },
  }),
  operation({
    id: "DeleteInvitesInvite",
    service: "inviteService.delete",
    method: "DELETE",
    path: "/admin/invites/{invite_id}",
    answers404: false,
    tag: "Invites",
    summary: "Delete an invite.",
    about: "The token in its email stops working. Succeeds even if the invite does not exist.",
    access: "admin",
    response: answersDeleted("invite"),
    handler: async ({ params }, context) => {
      await deleteInvite(context, params.invite_id)
      return deleted(params.invite_id, "invite")
    },
  }),
  operation({
    id: "PostInvitesInviteResend",
    service: "inviteService.resend",
    method: "POST",
    path: "/admin/invites/{invite_id}/resend",
    answers404: false,
    tag: "Invites",
    summary: "Resend an invite with a new token.",
    about: "The old token becomes invalid.",
    access: "admin",
    response: answersText,
    handler: async ({ params }, context) => {
      await resendInvite(context, params.invite_id)
      return new TextReply("OK")
    },
  }),
]

import { createHash } from "node:crypto"
import { service, type ServiceDefinition } from "@stheno/core"
import { asClientError, createClient, MailchimpError } from "../create-client.ts"
import { readOptions } from "../options.ts"

/** Data of a member, as Mailchimp's API takes them, such as `merge_fields` and `tags`. */
export type MemberData = Readonly<Record<string, unknown>>

/** The service with the methods of v1's service of this name. */
export interface MailchimpService {
  /** subscribes an address; one that is already in the audience stays as it is */
  subscribeNewsletter(email: string, data?: MemberData): Promise<void>
  /** the same as `subscribeNewsletter` */
  subscribeNewsletterAdd(email: string, data?: MemberData): Promise<void>
  /** subscribes an address, or changes the data of one that is already in the audience */
  subscribeNewsletterUpdate(email: string, data?: MemberData): Promise<void>
}

declare module "@stheno/core" {
  interface Services {
    mailchimpService: MailchimpService
  }
}

const definition: ServiceDefinition<MailchimpService> = service(({ pluginOptions }) => {
  const options = readOptions(pluginOptions)
  const send = createClient(options)
  const members = `/lists/${encodeURIComponent(options.newsletter_list_id)}/members`
  const add = async (email: string, data: MemberData = {}) => {
    try {
      await send("POST", members, { ...data, email_address: email, status: options.status })
    } catch (error) {
      if (!(error instanceof MailchimpError) || error.title !== "Member Exists") throw asClientError(error)
    }
  }
  return {
    subscribeNewsletter: add,
    subscribeNewsletterAdd: add,
    async subscribeNewsletterUpdate(email, data = {}) {
      const hash = createHash("md5").update(email.toLowerCase()).digest("hex")
      try {
        await send("PUT", `${members}/${hash}`, {
          ...data,
          email_address: email,
          status_if_new: options.status,
        })
      } catch (error) {
        throw asClientError(error)
      }
    },
  }
})
export default definition

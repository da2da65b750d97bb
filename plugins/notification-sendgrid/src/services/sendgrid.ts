import { service, type ServiceDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"
import { createSendMail, type Mail } from "../send-mail.ts"

/** The service for your own emails, with the method of v1's service of this name. */
export interface SendgridService {
  /**
   * Sends an email.
   * @param options what SendGrid's SDK takes; `from` is the sender of the configuration by default
   */
  sendEmail(options: Partial<Mail>): Promise<void>
}

const definition: ServiceDefinition<SendgridService> = service(({ pluginOptions }) => {
  const options = readOptions(pluginOptions)
  const sendMail = createSendMail(options)
  return { sendEmail: (mail) => sendMail({ from: options.from, ...mail } as Mail) }
})
export default definition

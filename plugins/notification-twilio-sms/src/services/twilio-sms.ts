import { service, type ServiceDefinition } from "@stheno/core"
import twilio from "twilio"
import { readOptions, type TwilioOptions } from "../options.ts"

/** A message, as Twilio's SDK takes it; `from` is the number of the configuration by default. */
export type SmsMessage = Parameters<ReturnType<typeof twilio>["messages"]["create"]>[0]

/** A message that Twilio accepted. */
export type SentSms = Awaited<ReturnType<ReturnType<typeof twilio>["messages"]["create"]>>

/** The service with the method of v1's service of this name. */
export interface TwilioSmsService {
  /**
   * Sends a text message.
   * @param data the recipient as `to` and the text as `body`, and anything else that Twilio accepts
   * @returns the message as Twilio stored it, with its `sid`
   */
  sendSms(data: SmsMessage): Promise<SentSms>
}

declare module "@stheno/core" {
  interface Services {
    twilioSmsService: TwilioSmsService
  }
}

/** A client of Twilio's SDK that sends its requests to the address of the options. */
function clientFor({ api_url, timeout, retries }: TwilioOptions): InstanceType<typeof twilio.RequestClient> {
  const client = new twilio.RequestClient({ timeout, autoRetry: retries > 0, maxRetries: retries })
  const address = api_url.replace(/\/$/, "")
  const request = client.request.bind(client)
  client.request = (given) => request({ ...given, uri: given.uri.replace("https://api.twilio.com", address) })
  return client
}

const definition: ServiceDefinition<TwilioSmsService> = service(({ pluginOptions }) => {
  const options = readOptions(pluginOptions)
  const { account_sid, auth_token, from_number: from } = options
  const client = twilio(account_sid, auth_token, { httpClient: clientFor(options) })
  return {
    sendSms: (data) => client.messages.create({ ...(!data.messagingServiceSid && { from }), ...data }),
  }
})
export default definition

import type { IdentifyParams, TrackParams } from "@segment/analytics-node"
import { service, type ServiceDefinition } from "@stheno/core"
import { connectionOf } from "../connection.ts"
import { readOptions } from "../options.ts"
import { orderProperties, type Row } from "../properties.ts"
import { conversionFrom } from "../reporting.ts"

/** Sends your own messages to Segment. */
export interface SegmentService {
  /** Records what a customer did. @returns once Segment has accepted it */
  track(message: TrackParams): Promise<void>
  /** Records who a customer is. @returns once Segment has accepted it */
  identify(message: IdentifyParams): Promise<void>
  /** Makes the properties of an order, which has to contain its totals. */
  buildOrder(order: Row): Promise<Row>
  /** Converts a decimal number to the reporting currency. @returns undefined when there is no rate */
  getReportingValue(fromCurrency: string, value: number): Promise<number | undefined>
}

const definition: ServiceDefinition<SegmentService> = service(({ pluginOptions, cache, log }) => {
  const settings = readOptions(pluginOptions)
  const convertFrom = (currency: string) => conversionFrom(currency, settings, { cache, log })
  return {
    track: (message: TrackParams) => connectionOf(settings).send([{ type: "track", ...message }]),
    identify: (message: IdentifyParams) => connectionOf(settings).send([{ type: "identify", ...message }]),
    buildOrder: async (order: Row) =>
      orderProperties(order, await convertFrom(String(order["currency_code"]))),
    getReportingValue: async (currency: string, value: number) => (await convertFrom(currency))(value),
  }
})
export default definition

declare module "@stheno/core" {
  interface Services {
    segmentService: SegmentService
  }
}

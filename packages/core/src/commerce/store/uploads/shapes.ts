import { shape, text } from "../../../platform/http/shape.ts"

export const fileKeyBody = shape({ file_key: text().describe("Key from the response of the upload.") })

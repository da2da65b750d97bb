import { defineErrors } from "../kernel/errors.ts"

export const uploadErrors = defineErrors("uploads", {
  not_multipart: {
    type: "invalid_data",
    message: () => "The request body must be multipart/form-data with the files in the field files",
    when: "Files are uploaded in a body of another media type, or in one that cannot be read.",
    fix: "Send a multipart form; most HTTP clients set its content type by themselves.",
  },
  unexpected_field: {
    type: "invalid_data",
    message: (name: string) => `Unexpected field ${name}`,
    when: "A form holds a file in another field than `files`.",
    fix: "Put every file into the field `files`.",
  },
  too_many: {
    type: "invalid_data",
    message: (limit: number) => `A request may upload ${limit} files`,
    when: "A form holds more files than one request may upload.",
    fix: "Upload the files in several requests.",
  },
  too_large: {
    type: "invalid_data",
    code: "request_entity_too_large",
    message: (limit: number) => `The files of a request may have ${limit} bytes together`,
    when: "The files are larger than the server takes; the status is 413.",
    fix: "Upload fewer or smaller files, or raise the server's UPLOAD_LIMIT.",
  },
})

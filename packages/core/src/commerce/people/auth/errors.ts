import { defineErrors } from "../../../platform/kernel/errors.ts"

export const appErrors = defineErrors("apps", {
  not_found: {
    type: "not_found",
    message: (name: string) => `Oauth application ${name} not found`,
    when: "No application with this name is registered.",
    fix: "Use the `application_name` of one of the applications that `GET /admin/apps` lists.",
  },
  no_handler: {
    type: "invalid_data",
    message: (name: string) =>
      `An OAuth handler for ${name} could not be found make sure the plugin is installed`,
    when: "The application is registered, but no OAuth handler for it is installed on the server.",
    fix: "Install the plugin that provides the application's OAuth handler.",
  },
  state_differs: {
    type: "not_allowed",
    message: (name: string) => `${name} could not match state`,
    when: "The `state` that the application sent back differs from the one it was given.",
    fix: "Start the connection again from the application's `install_url`.",
  },
})

export const passwordChangeErrors = defineErrors("auth", {
  old_password_wrong: {
    type: "invalid_data",
    message: () => "The current password is incorrect",
    when: "`old_password` is not the password of the user who is signed in.",
    fix: "Send the current password, or set a new one with `POST /admin/users/password-token`.",
  },
})

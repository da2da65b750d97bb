export default async function handleCustomerCreated({ data, container }) {
  const greetingService = container.resolve("greetingService")
  await greetingService.write(data.email)
}

export const config = {
  event: "customer.created",
  context: { subscriberId: "greet-customers" },
}

class GreetingService {
  constructor({ manager, logger }) {
    this.manager = manager
    this.logger = logger
  }

  async write(email) {
    await this.manager
      .insertInto("greeting")
      .values({ id: `greet_${email}`, email })
      .execute()
  }
}

export default GreetingService

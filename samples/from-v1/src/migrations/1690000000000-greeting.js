export class Greeting1690000000000 {
  async up(queryRunner) {
    await queryRunner.query(
      `create table greeting (
        id text primary key,
        email text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`,
    )
  }

  async down(queryRunner) {
    await queryRunner.query("drop table greeting")
  }
}

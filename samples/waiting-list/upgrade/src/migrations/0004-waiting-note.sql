alter table waiting add column note text;
-- down
alter table waiting drop column note;

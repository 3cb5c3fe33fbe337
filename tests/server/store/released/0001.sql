BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
	table_id INTEGER NOT NULL, 
	sequence INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, sequence), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES(1,1,1.7949799605124602317e+09,'{"kind":"created","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"seats":[{},{"bot":"random"}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"unlisted","spectators":true,"hints":true,"undo":true,"chances":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(1,2,1.7949799605124602317e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(1,3,1.7949799605124602317e+09,'{"kind":"started"}');
INSERT INTO "events" VALUES(1,4,1.7949799609803476334e+09,'{"kind":"acted","seat":0,"action":"play Tc","basis":3}');
INSERT INTO "events" VALUES(1,5,1.79497996099480605124e+09,'{"kind":"acted","seat":1,"action":"play 7c","basis":4,"by_bot":true}');
INSERT INTO "events" VALUES(1,6,1.7949799610024812222e+09,'{"kind":"acted","seat":0,"action":"play 7d","basis":5}');
INSERT INTO "events" VALUES(1,7,1.79497996101010704036e+09,'{"kind":"acted","seat":1,"action":"play Kd","basis":6,"by_bot":true}');
INSERT INTO "events" VALUES(1,8,1.79497996102066278457e+09,'{"kind":"acted","seat":1,"action":"play Kh","basis":7,"by_bot":true}');
INSERT INTO "events" VALUES(1,9,1.79497996102985215181e+09,'{"kind":"acted","seat":0,"action":"play Td","basis":8}');
INSERT INTO "events" VALUES(1,10,1.7949799610382509232e+09,'{"kind":"acted","seat":1,"action":"play Kc","basis":9,"by_bot":true}');
INSERT INTO "events" VALUES(1,11,1.79497996104675054552e+09,'{"kind":"acted","seat":0,"action":"play Qd","basis":10}');
INSERT INTO "events" VALUES(1,12,1.79497996105484890943e+09,'{"kind":"acted","seat":1,"action":"play Qh","basis":11,"by_bot":true}');
INSERT INTO "events" VALUES(1,13,1.79497996106240940094e+09,'{"kind":"acted","seat":0,"action":"play Ad","basis":12}');
INSERT INTO "events" VALUES(2,1,1.79497996113223409657e+09,'{"kind":"created","game":"zole","version":1,"options":{"seats":3,"rounds":12,"small_zole":true,"dues":false},"seats":[{},{},{"bot":"random"}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"public","spectators":true,"hints":true,"undo":true,"chances":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(2,2,1.79497996113223409657e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(3,1,1.79497996118315410619e+09,'{"kind":"created","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"seats":[{},{}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"unlisted","spectators":true,"hints":true,"undo":true,"chances":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(3,2,1.79497996118315410619e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(3,3,1.79497996118909835814e+09,'{"kind":"sat","seat":1,"name":"Bob","holder":"86d57666676fe5d4b01107751a4be012584085ca3a096237b1e651e9716b8c1f"}');
INSERT INTO "events" VALUES(3,4,1.79497996118909835814e+09,'{"kind":"started"}');
INSERT INTO "events" VALUES(3,5,1.79497996120696783062e+09,'{"kind":"acted","seat":0,"action":"play Td","basis":4}');
INSERT INTO "events" VALUES(3,6,1.79497996123912072186e+09,'{"kind":"acted","seat":1,"action":"play 7d","basis":5}');
INSERT INTO "events" VALUES(3,7,1.79497996124971318249e+09,'{"kind":"acted","seat":0,"action":"play Jh","basis":6}');
INSERT INTO "events" VALUES(3,8,1.79497996125476360317e+09,'{"kind":"acted","seat":1,"action":"play 9h","basis":7}');
CREATE TABLE holders (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES(1,0,'0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b','Anna');
INSERT INTO "holders" VALUES(2,0,'0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b','Anna');
INSERT INTO "holders" VALUES(3,0,'0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b','Anna');
INSERT INTO "holders" VALUES(3,1,'86d57666676fe5d4b01107751a4be012584085ca3a096237b1e651e9716b8c1f','Bob');
CREATE TABLE tables (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	code TEXT NOT NULL, 
	alias TEXT, 
	game TEXT NOT NULL, 
	status TEXT NOT NULL, 
	visibility TEXT NOT NULL, 
	open_seats INTEGER NOT NULL, 
	secret TEXT NOT NULL, 
	created_at DOUBLE NOT NULL, 
	changed_at DOUBLE NOT NULL, 
	due_at DOUBLE, 
	record TEXT, 
	UNIQUE (code), 
	UNIQUE (alias)
);
INSERT INTO "tables" VALUES(1,'m8hf44bqqh',NULL,'miesjelen','over','unlisted',0,'16de5984ba434b938b745f85bc06683b46b2409ca72b607e75fd564978303e28',1.7949799605124602317e+09,1.79497996106240940094e+09,NULL,'{"format":"followsuit/1","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"players":["Anna","Blaise"],"rounds":[{"dealer":1,"hands":[["Qd","Ad","Td","Tc","7d"],["Qh","Kh","7c","Kd","Kc"]],"table":[],"turned":"7c","trump":"c","actions":[[0,"play Tc"],[1,"play 7c"],[0,"play 7d"],[1,"play Kd"],[1,"play Kh"],[0,"play Td"],[1,"play Kc"],[0,"play Qd"],[1,"play Qh"],[0,"play Ad"]],"tricks":[{"leader":0,"cards":["Tc","7c"],"winner":0},{"leader":0,"cards":["7d","Kd"],"winner":1},{"leader":1,"cards":["Kh","Td"],"winner":1},{"leader":1,"cards":["Kc","Qd"],"winner":1},{"leader":1,"cards":["Qh","Ad"],"winner":1}],"void":false,"scores":[-1,-4],"totals":[24,21]}],"winners":[1],"finished":true,"seed":"975726a844d2c45fd8498bf4e4571d104271e5ec2088f35ca9c73859f2aed4b7","fairness":{"protocol":"followsuit/fair/2","draw":1,"commitment":"fe759ae789a363ac866590cc8f23b677a4d5834ae9cd025e286cf8d56e680c0d","kinds":["person","bot"],"commitments":["",""],"seal":"afa60c8ba63a1a8e7e34a09813132e7e4f471d42b2a8ffec125c4c2437d23925","secret":"b1136e397b202bdf9e686a6dbd73b262b57ad67d57266fe7e71cd68fc8925311","contributions":["",""],"abandoned":[]}}');
INSERT INTO "tables" VALUES(2,'qchfyp8vh7','gcdytj','zole','open','public',1,'8aafe7b0b8c011defb645bcbba6b7a39dac672775eaaa9e0f7b9fcfac6978a6f',1.79497996113223409657e+09,1.79497996113223409657e+09,NULL,NULL);
INSERT INTO "tables" VALUES(3,'m2b87kwmhc','kfvkzq','miesjelen','playing','unlisted',0,'0be0f58ace4ba46619ffdd71024f1d179ba8a738123660d7f670dfdad97849b1',1.79497996118315410619e+09,1.79497996118909835814e+09,NULL,NULL);
CREATE INDEX tables_by_due_at ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_listing ON tables (visibility, status, created_at, id);
CREATE INDEX tables_by_changed_at ON tables (changed_at);
CREATE INDEX holders_by_holder ON holders (holder);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',3);
COMMIT;

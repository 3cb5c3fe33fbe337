/** Made by `npm run schema` from the server's own description. Not to be changed by hand. */

/** Every route of the API, by method and path below /api/v1. */
export type Route =
  | 'DELETE /tables/{code}/seats/{seat}'
  | 'GET /bots'
  | 'GET /codes/{said}'
  | 'GET /daily'
  | 'GET /daily/{game}'
  | 'GET /games'
  | 'GET /games/{key}'
  | 'GET /games/{key}/rules'
  | 'GET /languages'
  | 'GET /languages/{code}'
  | 'GET /matches/{code}'
  | 'GET /me/tables'
  | 'GET /notices'
  | 'GET /tables'
  | 'GET /tables/{code}'
  | 'GET /tables/{code}/cards'
  | 'GET /tables/{code}/chances'
  | 'GET /tables/{code}/chances/cards'
  | 'GET /tables/{code}/hint'
  | 'GET /tables/{code}/lesson'
  | 'GET /tables/{code}/record'
  | 'GET /tables/{code}/replay'
  | 'GET /tables/{code}/replay/chances'
  | 'GET /tables/{code}/replay/deals'
  | 'GET /tables/{code}/replay/knowledge'
  | 'GET /tables/{code}/replay/knowledge/card'
  | 'GET /tables/{code}/replay/knowledge/formula'
  | 'GET /tables/{code}/replay/knowledge/thought'
  | 'GET /tables/{code}/review'
  | 'POST /daily/{game}/try'
  | 'POST /games/{key}/lesson'
  | 'POST /keys'
  | 'POST /matches'
  | 'POST /tables'
  | 'POST /tables/{code}/actions'
  | 'POST /tables/{code}/branch'
  | 'POST /tables/{code}/chat'
  | 'POST /tables/{code}/claim'
  | 'POST /tables/{code}/commitment'
  | 'POST /tables/{code}/fill'
  | 'POST /tables/{code}/next'
  | 'POST /tables/{code}/rematch'
  | 'POST /tables/{code}/reports'
  | 'POST /tables/{code}/reveal'
  | 'POST /tables/{code}/review'
  | 'POST /tables/{code}/seats'
  | 'POST /tables/{code}/seats/{seat}/key'
  | 'POST /tables/{code}/stop'
  | 'POST /tables/{code}/time'
  | 'POST /tables/{code}/undo'
  | 'PUT /tables/{code}/seats/{seat}'
  | 'PUT /tables/{code}/undo';

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AbandonedDrawDocument
         * @description A draw of the seed that came to nothing, all of it told, as in the record.
         */
        AbandonedDrawDocument: {
            /** Commitment */
            commitment: string;
            /** Commitments */
            commitments: string[];
            /** Contributions */
            contributions: string[];
            /** Draw */
            draw: number;
            /** Kinds */
            kinds: ("person" | "bot")[];
            /** Refused */
            refused: number[];
            /** Seal */
            seal: string;
            /** Secret */
            secret: string;
            /**
             * Why
             * @enum {string}
             */
            why: "time" | "left" | "removed" | "moved" | "changed";
        };
        /**
         * AckFrame
         * @description What was asked for with `id` is done and stored.
         */
        AckFrame: {
            /** Id */
            id: number | string | null;
            /** Sequence */
            sequence: number;
            /**
             * Type
             * @constant
             */
            type: "ack";
            /** Version */
            version: number;
        };
        /**
         * Act
         * @description Do something in the game.
         */
        Act: {
            action: string;
            /** @default null */
            id?: number | string | null;
            /** @enum {unknown} */
            type: "act";
            version: number;
        };
        /**
         * ActionBody
         * @description An action, and the version of the game it was decided upon.
         */
        ActionBody: {
            /**
             * Action
             * @example play Qc
             */
            action: string;
            /**
             * Version
             * @example 12
             */
            version: number;
        };
        /**
         * AnswerBody
         * @description Whether one agrees that somebody takes something back.
         */
        AnswerBody: {
            /** Agrees */
            agrees: boolean;
        };
        /**
         * AnswerClaim
         * @description Accept a claim of the tricks that are left, or contest it; or take one's own back.
         */
        AnswerClaim: {
            accepts: boolean;
            /** @default null */
            id?: number | string | null;
            /** @enum {unknown} */
            type: "answer_claim";
        };
        /**
         * AnswerUndo
         * @description Agree that somebody takes something back, or not.
         */
        AnswerUndo: {
            agrees: boolean;
            /** @default null */
            id?: number | string | null;
            /** @enum {unknown} */
            type: "answer";
        };
        /**
         * ArrivalDocument
         * @description Somebody who takes the seat of a bot with the next deal.
         */
        ArrivalDocument: {
            /** Name */
            name: string;
            /** Seat */
            seat: number;
        };
        /**
         * AskUndo
         * @description Take one's last action back.
         */
        AskUndo: {
            /** @default null */
            id?: number | string | null;
            /** @enum {unknown} */
            type: "undo";
        };
        /**
         * BotDocument
         * @description A bot that can be given a seat.
         */
        BotDocument: {
            /** Name */
            name: string;
            /** Says */
            says: string;
        };
        /**
         * BranchBody
         * @description From where one plays on, and how.
         */
        BranchBody: {
            /**
             * Bot
             * @description Who plays in all other seats.
             * @default casual
             */
            bot?: string;
            /**
             * Name
             * @description Without it, that of whoever had the seat.
             * @example Anna
             */
            name?: string | null;
            /**
             * Seat
             * @description The seat to play in.
             */
            seat: number;
            /**
             * Step
             * @description After which step of the replay; 0 is the deal.
             * @example 12
             */
            step: number;
        };
        /**
         * BrokenClaimDocument
         * @description Why one's claim does not hold: a deal that one must think possible, never the one that was dealt.
         */
        BrokenClaimDocument: {
            /** Broken */
            broken: number;
            /** Card */
            card: string;
            /** Hands */
            hands: string[][];
            /** Holding */
            holding: number;
            /** Order */
            order: string[];
            /** Seat */
            seat: number;
            /** Trick */
            trick: number;
        };
        /**
         * ByeFrame
         * @description The connection ends; `again`: it is worth connecting anew.
         */
        ByeFrame: {
            /** Again */
            again: boolean;
            error: components["schemas"]["ErrorBody"];
            /**
             * Type
             * @constant
             */
            type: "bye";
        };
        /**
         * CardDocument
         * @description Who could tell where a card was, before a step and after it.
         */
        CardDocument: {
            before: components["schemas"]["CardModelDocument"] | null;
            /** Card */
            card: string;
            /** Knowers */
            knowers: components["schemas"]["CardKnower"][];
            now: components["schemas"]["CardModelDocument"];
            /** Played */
            played: number[];
            /** Step */
            step: number;
        };
        /**
         * CardEdge
         * @description Two worlds, by their numbers in the list, and the seats that cannot tell them apart.
         */
        CardEdge: {
            /** Seats */
            seats: number[];
            /** Worlds */
            worlds: [
                number,
                number
            ];
        };
        /**
         * CardKnower
         * @description What a seat knew of a card.
         */
        CardKnower: {
            /** Places */
            places: (number | string)[];
            /** Seat */
            seat: number;
            /** Since */
            since: number | null;
        };
        /**
         * CardModelDocument
         * @description The Kripke model of a card at one moment.
         */
        CardModelDocument: {
            /** Edges */
            edges: components["schemas"]["CardEdge"][];
            /** Worlds */
            worlds: components["schemas"]["CardWorld"][];
        };
        /**
         * CardRow
         * @description Cards drawn side by side: a suit or the trumps from high to low, or a trick as it was played.
         */
        CardRow: {
            /** Cards */
            cards: components["schemas"]["DrawnCard"][];
            /** Title */
            title: string;
        };
        /**
         * CardsDocument
         * @description How the cards rank in a round, each row from high to low.
         */
        CardsDocument: {
            /** Picked Up */
            picked_up: string[];
            /** Rows */
            rows: components["schemas"]["CardRow"][];
        };
        /**
         * CardWorld
         * @description A way in which a card may lie, for all that everybody has seen.
         */
        CardWorld: {
            /** Chance */
            chance: number;
            /** Places */
            places: (number | string)[];
            /** True */
            true: boolean;
        };
        /**
         * ChanceDocument
         * @description Where a card may be: the chance that each place holds it, or at least one of its unseen copies.
         *
         *     The chances of a card of which there is one sum to one.
         */
        ChanceDocument: {
            /** Card */
            card: string;
            /** Copies */
            copies: number;
            /** Elsewhere */
            elsewhere: {
                [key: string]: number;
            };
            /** Seats */
            seats: number[];
            /** Worlds */
            worlds: string;
        };
        /**
         * ChancesOfCard
         * @description How likely an unseen card, or at least one of its copies, lies in each place.
         */
        ChancesOfCard: {
            /** Card */
            card: string;
            /** Chances */
            chances: number[];
            /** Copies */
            copies: number;
            /** Since */
            since: number | null;
        };
        /**
         * ChatBody
         * @description One of the phrases, or a text.
         */
        ChatBody: {
            /**
             * Preset
             * @example well-played
             */
            preset?: ("well-played" | "close-one" | "oops" | "thinking" | "back-soon" | "another" | "hello" | "thanks") | null;
            /**
             * Text
             * @description At most 200 signs that can be seen.
             */
            text?: string | null;
        } | {
            preset: string;
        } | {
            text: string;
        };
        /**
         * ChatLineDocument
         * @description Something said: a phrase by its key, or a text.
         */
        ChatLineDocument: {
            /** At */
            at: number;
            /** Name */
            name: string;
            /** Preset */
            preset: string | null;
            /** Seat */
            seat: number;
            /** Sequence */
            sequence: number;
            /** Text */
            text: string | null;
        };
        /**
         * Claim
         * @description Claim the tricks that are left, with one's cards in the order in which they will be played.
         */
        Claim: {
            /** @default null */
            id?: number | string | null;
            order: string[];
            /** @enum {unknown} */
            type: "claim";
            version: number;
        };
        /**
         * ClaimAnswerDocument
         * @description What somebody who is asked about a claim says of it.
         */
        ClaimAnswerDocument: {
            /** Accepts */
            accepts: boolean | null;
            /** Seat */
            seat: number;
        };
        /**
         * ClaimBody
         * @description A key that gives one a seat.
         */
        ClaimBody: {
            /** Key */
            key: string;
        };
        /**
         * ClaimDocument
         * @description A claim of the tricks that were left, and what came of it.
         */
        ClaimDocument: {
            /** Answers */
            answers: components["schemas"]["ClaimAnswerDocument"][];
            /** Now */
            now: number | null;
            /** Order */
            order: string[];
            /** Seat */
            seat: number;
            /**
             * Standing
             * @enum {string}
             */
            standing: "proved" | "asked" | "accepted" | "contested" | "taken_back";
            /** Until */
            until: number | null;
        };
        /**
         * ClassesDocument
         * @description How many decisions of a seat are of each class.
         */
        ClassesDocument: {
            /** Best */
            best: number;
            /** Costly */
            costly: number;
            /** Forced */
            forced: number;
            /** Good */
            good: number;
            /** Slip */
            slip: number;
        };
        ClientFrame: components["schemas"]["Act"] | components["schemas"]["Claim"] | components["schemas"]["AnswerClaim"] | components["schemas"]["Say"] | components["schemas"]["AskUndo"] | components["schemas"]["AnswerUndo"] | components["schemas"]["Finish"] | components["schemas"]["Next"] | components["schemas"]["Return"] | components["schemas"]["Commit"] | components["schemas"]["Reveal"] | components["schemas"]["GiveTime"] | components["schemas"]["Ping"];
        /**
         * ClockDocument
         * @description The time of the seat to act.
         */
        ClockDocument: {
            /** Bank */
            bank: (number | null)[];
            /** Deadline */
            deadline: number;
            /** Now */
            now: number;
            /** Seat */
            seat: number;
        };
        /**
         * CodeDocument
         * @description The code of a table, for its links and for everything that is asked about it.
         */
        CodeDocument: {
            /** Code */
            code: string;
        };
        /**
         * Commit
         * @description Take part in drawing the seed.
         */
        Commit: {
            commitment: string;
            /** @default null */
            id?: number | string | null;
            /** @enum {unknown} */
            type: "commit";
        };
        /**
         * CommitmentBody
         * @description What binds one in drawing the seed.
         */
        CommitmentBody: {
            /**
             * Commitment
             * @example 8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f
             */
            commitment: string;
        };
        /**
         * ComparedDealDocument
         * @description One deal, by table and seat.
         */
        ComparedDealDocument: {
            /** Ahead */
            ahead: (number[] | null)[];
            /** Points */
            points: (number[] | null)[];
        };
        /**
         * ComparedSeatDocument
         * @description What a seat made of the deals that were played at other tables, too.
         */
        ComparedSeatDocument: {
            /** Ahead */
            ahead: number;
            /** Others */
            others: number;
            /** Points */
            points: number;
            /** Seat */
            seat: number;
            /** Table */
            table: number;
        };
        /**
         * ComparedTeamDocument
         * @description How far a team is ahead on all its cards.
         */
        ComparedTeamDocument: {
            /** Ahead */
            ahead: number;
            /** Team */
            team: number;
        };
        /**
         * ComparisonDocument
         * @description A match that is over, deal by deal and in all.
         */
        ComparisonDocument: {
            /** Deals */
            deals: components["schemas"]["ComparedDealDocument"][];
            /** People */
            people: components["schemas"]["ComparedSeatDocument"][];
            /** Teams */
            teams: components["schemas"]["ComparedTeamDocument"][];
        };
        /**
         * CurvePointDocument
         * @description The chance of each seat to win after a step, as the cards lay, if good players played on.
         */
        CurvePointDocument: {
            /** Chances */
            chances: number[];
            /** Round */
            round: number;
            /** Step */
            step: number;
        };
        /**
         * CustomsDocument
         * @description How a table is run.
         */
        CustomsDocument: {
            /** Bank Seconds */
            bank_seconds: number | null;
            /** Chances */
            chances: boolean;
            /** Decision Seconds */
            decision_seconds: number | null;
            /** Hints */
            hints: boolean;
            /** Pace */
            pace: number;
            /** Round Pause */
            round_pause: number | null;
            /** Short Rounds */
            short_rounds: boolean;
            /** Spectators */
            spectators: boolean;
            /** Takeover Seconds */
            takeover_seconds: number | null;
            /** Undo */
            undo: boolean;
            /**
             * Visibility
             * @enum {string}
             */
            visibility: "private" | "unlisted" | "public";
        };
        /**
         * CustomsWish
         * @description How the table is to be run; what is left out is as usual.
         */
        CustomsWish: {
            /** Bank Seconds */
            bank_seconds?: number | null;
            /**
             * Chances
             * @default false
             */
            chances?: boolean;
            /** Decision Seconds */
            decision_seconds?: number | null;
            /**
             * Hints
             * @default true
             */
            hints?: boolean;
            /**
             * Pace
             * @description Seconds that bots seem to think.
             */
            pace?: number | null;
            /**
             * Round Pause
             * @default 15
             */
            round_pause?: number | null;
            /**
             * Short Rounds
             * @default false
             */
            short_rounds?: boolean;
            /**
             * Spectators
             * @default true
             */
            spectators?: boolean;
            /**
             * Takeover Seconds
             * @default 60
             */
            takeover_seconds?: number | null;
            /**
             * Undo
             * @default true
             */
            undo?: boolean;
            /**
             * Visibility
             * @default unlisted
             * @enum {string}
             */
            visibility?: "private" | "unlisted" | "public";
        };
        /**
         * DailyDocument
         * @description The deal of a day of one game; results once your own try is over, or the day is.
         */
        DailyDocument: {
            day: components["schemas"]["DayDocument"];
            /** Deals */
            deals: number;
            /** Game */
            game: string;
            /** Hand */
            hand: string[] | null;
            /** Level Or Ahead */
            level_or_ahead: number | null;
            /** Names */
            names: string[];
            /** Opponent */
            opponent: string;
            /** Results */
            results: components["schemas"]["ResultDocument"][] | null;
            strongest: components["schemas"]["StrongestDocument"] | null;
            /** Tables */
            tables: number;
            yours: components["schemas"]["TryDocument"] | null;
        };
        /**
         * DailyListDocument
         * @description Today's deals, and the days that are known: past ones, today, and those whose secrets are promised.
         */
        DailyListDocument: {
            /** Days */
            days: components["schemas"]["DayDocument"][];
            /** Games */
            games: components["schemas"]["DailyRowDocument"][];
            /** Today */
            today: string;
        };
        /**
         * DailyRowDocument
         * @description The deal of the day of one game, before it is played.
         */
        DailyRowDocument: {
            /** Deals */
            deals: number;
            /** Game */
            game: string;
            /** Opponent */
            opponent: string;
            /** Tables */
            tables: number;
            yours: components["schemas"]["TryDocument"] | null;
        };
        /**
         * DayDocument
         * @description A day, and what binds the server for it; the secret once it is over, which proves its deals.
         */
        DayDocument: {
            /** Announced At */
            announced_at: number;
            /** Begins At */
            begins_at: number;
            /** Commitment */
            commitment: string;
            /** Contributions */
            contributions: string[] | null;
            /** Day */
            day: string;
            /** Ends At */
            ends_at: number;
            /** Secret */
            secret: string | null;
        };
        /**
         * DealsLeftDocument
         * @description A round step by step: how many deals each seat still thought possible.
         */
        DealsLeftDocument: {
            /** Round */
            round: number;
            /** Seats */
            seats: number[];
            /** Steps */
            steps: components["schemas"]["DealsLeftStep"][];
        };
        /**
         * DealsLeftStep
         * @description A step of a round, and what it left to each seat.
         */
        DealsLeftStep: {
            /** Bits */
            bits: number[];
            /** Card */
            card: string | null;
            /** Deals */
            deals: string[];
            /** Seat */
            seat: number | null;
            /** Step */
            step: number;
        };
        /**
         * Decision
         * @description What one is asked. While a card is to be played the hand itself says what can be done, and `options` is empty.
         *
         *     Where cards are picked, `options` is empty too: any `count` cards of the hand behind the `verb`, as `stash Ac Ts`.
         */
        Decision: {
            /** Among */
            among?: string[];
            /** Count */
            count: number;
            detail: components["schemas"]["Sentence"] | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "bid" | "trump" | "choose" | "call" | "stash" | "pick" | "play" | "tokens" | "take";
            laying?: components["schemas"]["Laying"];
            /** Offered */
            offered?: string;
            /** Options */
            options: components["schemas"]["Option"][];
            picked?: components["schemas"]["Sentence"];
            /** Receiver */
            receiver?: number;
            title: components["schemas"]["Sentence"];
            /** Verb */
            verb?: string;
            why?: components["schemas"]["Sentence"];
        };
        /**
         * DecisionDocument
         * @description A decision, as text and in words.
         */
        DecisionDocument: {
            /** Action */
            action: string;
            says: components["schemas"]["Sentence"];
        };
        /**
         * Document
         * @description A table, and its game once it has started.
         */
        Document: {
            table: components["schemas"]["TableDocument"];
            telling: components["schemas"]["Telling"] | null;
        };
        /**
         * DoneDocument
         * @description What was asked is done and stored; `sequence` is the table's then.
         */
        DoneDocument: {
            /** Sequence */
            sequence: number;
            /** Version */
            version: number;
        };
        /**
         * DrawnCard
         * @description A card that is drawn to explain something.
         */
        DrawnCard: {
            /** Card */
            card: string;
            /** Points */
            points: number | null;
            /** Seat */
            seat?: number;
            /**
             * Winning
             * @constant
             */
            winning?: true;
        };
        /**
         * Ending
         * @description The end of the game.
         */
        Ending: {
            /** Ranking */
            ranking: number[];
            says: components["schemas"]["Sentence"];
            /** Sides */
            sides?: number[][];
            /** Totals */
            totals: number[];
            /** Winners */
            winners: number[];
        };
        /**
         * ErrorBody
         * @description What was wrong, what would be right, and a stable code.
         */
        ErrorBody: {
            /** Code */
            code: string;
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
            /** Remedy */
            remedy: string;
            /** Sentence */
            sentence: string;
        };
        /**
         * ErrorDocument
         * @description The one form of every refusal, over HTTP and in a socket's frames.
         */
        ErrorDocument: {
            error: components["schemas"]["ErrorBody"];
        };
        /**
         * EventFrame
         * @description Something happened. `table` and `telling` have what changed by its path: `seats.2.cards`.
         */
        EventFrame: {
            /** Events */
            events: components["schemas"]["LiveEvent"][];
            /** Kinds */
            kinds: string[];
            /** Sequence */
            sequence: number;
            /** Table */
            table: {
                [key: string]: unknown;
            };
            /** Telling */
            telling: {
                [key: string]: unknown;
            };
            /**
             * Type
             * @constant
             */
            type: "event";
        };
        /**
         * ExampleTrick
         * @description An example trick, drawn: whoever leads is seat 0 of its cards.
         */
        ExampleTrick: {
            /** Cards */
            cards: components["schemas"]["DrawnCard"][];
            /** Notes */
            notes: string[];
            /** Says */
            says: string[];
            /** Taken */
            taken: string[];
            /** Title */
            title: string;
        };
        /**
         * FairnessDocument
         * @description How the seed is drawn: what binds everyone, and once the game is over the secret, which proves it.
         *
         *     Where a game plays on from another one nothing is drawn, and there is no seal.
         */
        FairnessDocument: {
            /** Abandoned */
            abandoned: components["schemas"]["AbandonedDrawDocument"][];
            /** Awaited */
            awaited: number[];
            /** Commitment */
            commitment: string;
            /** Commitments */
            commitments: string[];
            /** Contributions */
            contributions: string[];
            /** Draw */
            draw: number;
            /** Kinds */
            kinds: ("person" | "bot" | "open")[];
            /** Seal */
            seal: string | null;
            /** Secret */
            secret: string | null;
        };
        /**
         * FillBody
         * @description Bots for all open seats.
         */
        FillBody: {
            /**
             * Bot
             * @default casual
             */
            bot?: string;
        };
        /**
         * Finish
         * @description End a round in which nothing that is left can change a score.
         */
        Finish: {
            /** @default null */
            id?: number | string | null;
            /** @enum {unknown} */
            type: "finish";
        };
        /**
         * FormulaAnswer
         * @description Whether a formula held at a step, and why not.
         */
        FormulaAnswer: {
            /** Formula */
            formula: string;
            /** Holds */
            holds: boolean;
            /** Played */
            played: string[][];
            /** Since */
            since: number | null;
            /** Step */
            step: number;
            /** Witnesses */
            witnesses: components["schemas"]["WitnessDocument"][];
        };
        Frame: components["schemas"]["HelloFrame"] | components["schemas"]["EventFrame"] | components["schemas"]["AckFrame"] | components["schemas"]["RefusalFrame"] | components["schemas"]["PresenceFrame"] | components["schemas"]["NoticesFrame"] | components["schemas"]["PongFrame"] | components["schemas"]["ByeFrame"];
        /**
         * FrontPageDocument
         * @description How a game is offered on the front page: where it stands, how long it takes, and the options of a quick start.
         */
        FrontPageDocument: {
            /** Also Called */
            also_called: string[];
            /** Family */
            family: string | null;
            /** Minutes */
            minutes: number | null;
            /** Options */
            options: {
                [key: string]: number | string | boolean | null;
            };
            /** Place */
            place: number | null;
        };
        /**
         * GameDocument
         * @description A game that can be played here.
         */
        GameDocument: {
            front_page: components["schemas"]["FrontPageDocument"];
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["OptionDocument"][];
            pack: components["schemas"]["PackDocument"];
            /** Title */
            title: string;
            /** Version */
            version: number;
        };
        /**
         * GameFace
         * @description What is played at a table.
         */
        GameFace: {
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Options */
            options: {
                [key: string]: number | string | boolean | null;
            };
            /** Version */
            version: number;
        };
        /**
         * GiveTime
         * @description Give whoever is to act more time.
         */
        GiveTime: {
            /** @default null */
            id?: number | string | null;
            seat: number;
            /** @default 30 */
            seconds?: number;
            /** @enum {unknown} */
            type: "time";
        };
        /**
         * HandCard
         * @description A face in one's hand. The hand is sorted for showing: trumps first, then suit by suit, high to low.
         */
        HandCard: {
            /** Card */
            card: string;
            /** Copies */
            copies: number;
            /** Points */
            points: number | null;
            /** Trump */
            trump: boolean;
        };
        /**
         * HandDocument
         * @description Your cards, trumps first; none when the round is over, and then how it ended.
         */
        HandDocument: {
            /** Cards */
            cards: string[];
            round_over: components["schemas"]["RoundDocument"] | null;
        };
        /**
         * HandOverDocument
         * @description A key that gives a seat to another device, once, for a while.
         */
        HandOverDocument: {
            /** Expires At */
            expires_at: number;
            /** Key */
            key: string;
            /** Path */
            path: string;
        };
        /**
         * HelloDocument
         * @description What can be asked here, and the table where whoever asks has a seat.
         */
        HelloDocument: {
            /** Endpoints */
            endpoints: {
                [key: string]: string;
            };
            /** Sentence */
            sentence: string;
            table: components["schemas"]["PlaceDocument"] | null;
        };
        /**
         * HelloFrame
         * @description The first frame: everything. After a lost connection `events` has what was missed, as far as it is remembered.
         */
        HelloFrame: {
            /** Events */
            events: components["schemas"]["LiveEvent"][];
            /** Resumed */
            resumed: boolean;
            /** Sequence */
            sequence: number;
            table: components["schemas"]["TableDocument"];
            telling: components["schemas"]["Telling"] | null;
            /**
             * Type
             * @constant
             */
            type: "hello";
        };
        /**
         * HintDocument
         * @description What the strongest player would do, and why.
         */
        HintDocument: {
            /** Action */
            action: string;
            /** Player */
            player: string;
            reason: components["schemas"]["Sentence"] | null;
            /** Version */
            version: number;
        };
        /**
         * JudgedDecisionDocument
         * @description A decision, judged by what its seat could know then.
         */
        JudgedDecisionDocument: {
            /** Action */
            action: string;
            /**
             * Class
             * @enum {string}
             */
            class: "best" | "good" | "slip" | "costly" | "forced";
            /** Forced */
            forced: boolean;
            loss: components["schemas"]["LossDocument"];
            open: components["schemas"]["OpenCardsDocument"] | null;
            /** Options */
            options: components["schemas"]["JudgedOptionDocument"][];
            reason: components["schemas"]["Sentence"] | null;
            /** Round */
            round: number;
            /** Seat */
            seat: number;
            /** Step */
            step: number;
            /** Trick */
            trick: number | null;
        };
        /**
         * JudgeDocument
         * @description Who judged, and how.
         */
        JudgeDocument: {
            /** Learned */
            learned: boolean;
            /** Player */
            player: string;
            /** Seed */
            seed: number;
            /** Worlds */
            worlds: number;
        };
        /**
         * JudgedOptionDocument
         * @description What could have been done, by all that the seat knew then.
         */
        JudgedOptionDocument: {
            /** Action */
            action: string;
            /** Error */
            error: number;
            /** Match */
            match: number | null;
            /** Points */
            points: number;
            /** Round */
            round: number | null;
        };
        /**
         * KeyDocument
         * @description A seat token for programs that keep no cookies: sent as `Authorization: Bearer …`.
         */
        KeyDocument: {
            /** Token */
            token: string;
        };
        /**
         * KnowledgeDocument
         * @description What a seat knew at a step: the deals it thought possible, and what is so in all of them.
         */
        KnowledgeDocument: {
            /** Cards */
            cards: components["schemas"]["ChancesOfCard"][];
            /** Deals */
            deals: string;
            /** Lacked */
            lacked: components["schemas"]["LackOfSuits"][];
            /** Located */
            located: components["schemas"]["PlaceOfCards"][];
            /** Places */
            places: (number | string)[];
            /** Seat */
            seat: number;
            /** Step */
            step: number;
        };
        /**
         * LackOfSuits
         * @description Suits that a hand is known to lack; `trumps` where cards are trumps whatever is printed on them.
         */
        LackOfSuits: {
            /** Seat */
            seat: number;
            /** Suits */
            suits: string[];
        };
        /**
         * LaidOpenDocument
         * @description The cards of somebody who has claimed: they lie open for the rest of the round.
         */
        LaidOpenDocument: {
            /** Cards */
            cards: string[];
            /** Seat */
            seat: number;
        };
        /**
         * LanguageDocument
         * @description A language, and what it calls itself.
         */
        LanguageDocument: {
            /** Code */
            code: string;
            /** Name */
            name: string;
        };
        /**
         * LapseDocument
         * @description What a bot did for somebody whose time was over.
         */
        LapseDocument: {
            /** Action */
            action: string;
            /** Bot */
            bot: string;
        };
        /**
         * Laying
         * @description A card just played, to which tokens may be added; chosen tokens add up, each by what its option `adds`.
         */
        Laying: {
            /** Beats */
            beats: number | null;
            /** Beats Total */
            beats_total: number | null;
            /** Card */
            card: string;
            sum: components["schemas"]["Sum"] | null;
            /** Wins From */
            wins_from: number | null;
        };
        /**
         * LessonBody
         * @description Who learns a game.
         */
        LessonBody: {
            /**
             * Name
             * @description 1 to 24 signs that can be seen.
             * @example Anna
             */
            name: string;
        };
        /**
         * LessonDocument
         * @description A guided deal as it stands for the one who learns.
         */
        LessonDocument: {
            /** Steps */
            steps: components["schemas"]["LessonStep"][];
            /** Version */
            version: number;
        };
        /**
         * LessonStep
         * @description One step of a guided deal, in words: it is told by the rules page, which clients have no catalogue for.
         */
        LessonStep: {
            /**
             * Moment
             * @enum {string}
             */
            moment: "ahead" | "now" | "past";
            /** Name */
            name: string;
            /** Rows */
            rows: components["schemas"]["CardRow"][];
            /** Says */
            says: string[];
            /**
             * Target
             * @enum {string}
             */
            target: "hand" | "ask" | "trick" | "facts" | "result";
            /** Title */
            title: string;
        };
        /**
         * LiveEvent
         * @description Something that just happened, as far as the viewer may know it, with the sentence a screen reader says.
         */
        LiveEvent: {
            /** Kind */
            kind: string;
            says?: components["schemas"]["Sentence"];
        };
        /**
         * LossDocument
         * @description By how much what was done was worse than the best.
         */
        LossDocument: {
            /** Match */
            match: number | null;
            /** Points */
            points: number;
            /** Round */
            round: number | null;
        };
        /**
         * MatchDocument
         * @description A match: tables that play the same deals.
         */
        MatchDocument: {
            /** Code */
            code: string;
            comparison: components["schemas"]["ComparisonDocument"] | null;
            /** Deals */
            deals: number;
            game: components["schemas"]["GameFace"];
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /** Tables */
            tables: components["schemas"]["MatchTableDocument"][];
        };
        /**
         * MatchPlaceDocument
         * @description The match that a table is part of: all of its tables play the same deals.
         */
        MatchPlaceDocument: {
            /** Deals */
            deals: number;
            /** Number */
            number: number;
            /** Over */
            over: boolean;
            /** Tables */
            tables: string[];
        };
        /**
         * MatchSeatDocument
         * @description Who sits in a seat of a table of a match, and the team that it plays for, from 0.
         */
        MatchSeatDocument: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "person" | "bot";
            /** Name */
            name: string;
            /** Seat */
            seat: number;
            /** Team */
            team: number;
            /** You */
            you: boolean;
        };
        /**
         * MatchTableDocument
         * @description One table of a match.
         */
        MatchTableDocument: {
            /** Closed */
            closed: boolean;
            /** Code */
            code: string;
            /** Deals */
            deals: number;
            /** Seats */
            seats: components["schemas"]["MatchSeatDocument"][];
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over" | "gone";
        };
        /**
         * Meter
         * @description Card points towards a goal, where the contract is won by them.
         */
        Meter: {
            /** Goal */
            goal: number;
            /** Hidden */
            hidden: number;
            /** Of */
            of: number;
            /** Points */
            points: number;
            says: components["schemas"]["Sentence"];
            /** Side */
            side: number[];
            /** Ticks */
            ticks: number[];
        };
        /**
         * Moon
         * @description One seat alone has taken what pays if all of it is taken.
         */
        Moon: {
            detail: components["schemas"]["Sentence"];
            /** Of */
            of: number;
            /** Points */
            points: number;
            says: components["schemas"]["Sentence"];
            /** Seat */
            seat: number;
        };
        /**
         * Need
         * @description How far a seat is towards what it wants of the round.
         */
        Need: {
            /** Of */
            of: number;
            says: components["schemas"]["Sentence"];
            /**
             * State
             * @enum {string}
             */
            state: "needs" | "made" | "over" | "lost";
            /** Taken */
            taken: number;
        };
        /**
         * NewMatchBody
         * @description A match to be made: tables that play the same deals.
         */
        NewMatchBody: {
            /**
             * Deals
             * @description How many deals are played at each; without it, as many as make a short match.
             * @example 4
             */
            deals?: number | null;
            /**
             * Game
             * @example zole
             */
            game: string;
            /**
             * Options
             * @example {
             *       "seats": 3
             *     }
             */
            options?: {
                alone?: boolean | string;
                bags?: boolean | string;
                bid_cap?: number | string;
                black_lady?: boolean | string;
                blind_nil?: boolean | string;
                discard_turned?: boolean | string;
                double_max?: boolean | string;
                dues?: boolean | string;
                /** @enum {string} */
                duties?: "rotterdam" | "amsterdam";
                early_points?: boolean | string;
                floor?: number | string | null;
                hook?: boolean | string;
                jack?: boolean | string;
                longest?: number | string;
                may_pass?: boolean | string;
                moon?: boolean | string;
                nil?: boolean | string;
                no_trump?: boolean | string;
                passing?: boolean | string;
                queen_breaks?: boolean | string;
                round_limit?: number | string | null;
                rounds?: (number | string) | (number | string);
                schedule?: ("five" | "seven" | "fifteen") | ("down-up" | "up-down" | "down" | "up");
                /** @enum {string} */
                scoring?: "exact" | "tricks" | "penalty";
                seats?: number | string;
                small_zole?: boolean | string;
                stick_the_dealer?: boolean | string;
                target?: (number | string) | (number | string) | (number | string);
                /** @enum {string} */
                zero?: "ten" | "five";
            } & {
                [key: string]: boolean | number | string | null;
            };
            /**
             * Tables
             * @description How many tables; at most as many as the game has seats.
             * @default 2
             */
            tables?: number;
        };
        /**
         * NewTableBody
         * @description A table to be made. With a name one sits down at once.
         */
        NewTableBody: {
            /**
             * Commitment
             * @description Binds one to a contribution to the seed, which is revealed when everyone is there.
             * @example 8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f
             */
            commitment?: string | null;
            customs?: components["schemas"]["CustomsWish"];
            /**
             * Game
             * @example zole
             */
            game: string;
            /**
             * Name
             * @example Anna
             */
            name?: string | null;
            /**
             * Options
             * @example {
             *       "seats": 3
             *     }
             */
            options?: {
                alone?: boolean | string;
                bags?: boolean | string;
                bid_cap?: number | string;
                black_lady?: boolean | string;
                blind_nil?: boolean | string;
                discard_turned?: boolean | string;
                double_max?: boolean | string;
                dues?: boolean | string;
                /** @enum {string} */
                duties?: "rotterdam" | "amsterdam";
                early_points?: boolean | string;
                floor?: number | string | null;
                hook?: boolean | string;
                jack?: boolean | string;
                longest?: number | string;
                may_pass?: boolean | string;
                moon?: boolean | string;
                nil?: boolean | string;
                no_trump?: boolean | string;
                passing?: boolean | string;
                queen_breaks?: boolean | string;
                round_limit?: number | string | null;
                rounds?: (number | string) | (number | string);
                schedule?: ("five" | "seven" | "fifteen") | ("down-up" | "up-down" | "down" | "up");
                /** @enum {string} */
                scoring?: "exact" | "tricks" | "penalty";
                seats?: number | string;
                small_zole?: boolean | string;
                stick_the_dealer?: boolean | string;
                target?: (number | string) | (number | string) | (number | string);
                /** @enum {string} */
                zero?: "ten" | "five";
            } & {
                [key: string]: boolean | number | string | null;
            };
            /** Seat */
            seat?: number | null;
            /**
             * Seats
             * @description One for each seat; without it all are for people.
             * @example [
             *       {},
             *       {
             *         "bot": "casual"
             *       },
             *       {
             *         "bot": "casual"
             *       }
             *     ]
             */
            seats?: components["schemas"]["SeatWish"][] | null;
        };
        /**
         * Next
         * @description Go on to the next round.
         */
        Next: {
            /** @default null */
            id?: number | string | null;
            /** @enum {unknown} */
            type: "next";
        };
        /**
         * NoticeDocument
         * @description Something that people should know besides the game, until they put it away.
         */
        NoticeDocument: {
            /** Id */
            id: string;
            says: components["schemas"]["Sentence"];
        };
        /**
         * NoticesFrame
         * @description What whoever is connected should know besides the game: all of it, in place of what was told before.
         */
        NoticesFrame: {
            /** Notices */
            notices: components["schemas"]["NoticeDocument"][];
            /**
             * Type
             * @constant
             */
            type: "notices";
        };
        /**
         * OpenCardsDocument
         * @description As the cards lay: the best with all of them open, and what was lost beside it.
         */
        OpenCardsDocument: {
            /** Action */
            action: string;
            /** Loss */
            loss: number;
        };
        /**
         * Option
         * @description One thing that can be done now, or that is barred just now and shown as such.
         */
        Option: {
            /** Action */
            action: string;
            /** Adds */
            adds?: number;
            detail: components["schemas"]["Sentence"] | null;
            label: components["schemas"]["Sentence"];
            /** Legal */
            legal: boolean;
            /** Letter */
            letter?: string;
            /** Number */
            number?: number;
            pays: components["schemas"]["Pays"] | null;
            /** Source */
            source?: number;
            /** Suit */
            suit?: string;
            /** Token */
            token?: string;
            why: components["schemas"]["Sentence"] | null;
            /** Worth */
            worth?: number;
        };
        /**
         * OptionDocument
         * @description An option of a game, so that a client can draw the form.
         */
        OptionDocument: {
            /** Default */
            default: number | string | boolean | null;
            /** Key */
            key: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "seats" | "number" | "switch" | "choice";
            /** Least */
            least: number | null;
            /** May Be None */
            may_be_none: boolean;
            /** Most */
            most: number | null;
            /** Says */
            says: string;
            /** Seats */
            seats: number[] | null;
            /** Values */
            values: components["schemas"]["ValueDocument"][] | null;
        };
        /**
         * OrderDocument
         * @description Who sits at the table, clockwise.
         */
        OrderDocument: {
            /** First */
            first: string | null;
            /** Open Seats */
            open_seats: number;
            /** Order */
            order: string[];
            /** Takes */
            takes?: string;
            /** You */
            you: string;
        };
        /**
         * PackDocument
         * @description The cards that a game is played with.
         */
        PackDocument: {
            /** Cards */
            cards: string[];
            /** Suits */
            suits: components["schemas"]["SuitDocument"][];
            /** Tokens */
            tokens: string[] | null;
        };
        /**
         * PairDocument
         * @description What you and the strongest player did in one trick of a round; trick 0 is what was decided before.
         */
        PairDocument: {
            /** Own */
            own: components["schemas"]["DecisionDocument"][];
            /** Round */
            round: number;
            /** Strongest */
            strongest: components["schemas"]["DecisionDocument"][];
            /** Trick */
            trick: number;
        };
        /**
         * PartingDocument
         * @description Your first decision that the strongest player took otherwise, and its reason.
         */
        PartingDocument: {
            own: components["schemas"]["DecisionDocument"];
            reason: components["schemas"]["Sentence"] | null;
            /** Round */
            round: number;
            strongest: components["schemas"]["DecisionDocument"];
            /** Trick */
            trick: number;
        };
        /**
         * Passing
         * @description Cards that everyone gives to somebody else before the first trick.
         */
        Passing: {
            /** By */
            by: number | null;
            /** Cards */
            cards: number;
            detail: components["schemas"]["Sentence"] | null;
            /** Given */
            given: string[];
            /** Going On */
            going_on: boolean;
            /** Received */
            received: string[];
            says: components["schemas"]["Sentence"];
            /** This Round */
            this_round: number;
            /** To */
            to: number | null;
            /**
             * Way
             * @enum {string}
             */
            way: "left" | "right" | "across" | "on" | "keep";
            /** Ways */
            ways: ("left" | "right" | "across" | "on" | "keep")[];
        };
        /**
         * Pays
         * @description What a bid or a contract can bring whoever makes it, and what failing costs; points of the game's own score.
         *
         *     In games with tokens, what these bring or cost comes on top of it.
         */
        Pays: {
            /** Lost */
            lost: [
                number,
                number
            ];
            /** Won */
            won: [
                number,
                number
            ];
        };
        /**
         * Pile
         * @description What a seat has taken of the cards that count against it.
         */
        Pile: {
            /** Cards */
            cards: components["schemas"]["PileCards"][];
            /** Points */
            points: number;
        };
        /**
         * PileCards
         * @description Cards of one kind that count against whoever takes them: those of a suit, or a single one.
         */
        PileCards: {
            /** Card */
            card: string | null;
            /** Number */
            number: number;
            /** Suit */
            suit: string | null;
        };
        /**
         * Ping
         * @description A sign of life.
         */
        Ping: {
            /** @default null */
            id?: number | string | null;
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * PlaceDocument
         * @description A table: its three letters, and where anybody can watch it.
         */
        PlaceDocument: {
            /** Api */
            api: string;
            /** Code */
            code: string;
            /** Table */
            table: string;
            /** Watch */
            watch: string;
        };
        /**
         * PlaceOfCards
         * @description Cards that are known to lie in a place.
         */
        PlaceOfCards: {
            /** Cards */
            cards: string[];
            /** Place */
            place: number | string;
        };
        /**
         * PlayedCard
         * @description A card in a trick.
         */
        PlayedCard: {
            /** Card */
            card: string;
            /**
             * Led
             * @constant
             */
            led?: true;
            /** Seat */
            seat: number;
            sum?: components["schemas"]["Sum"];
            /** Tokens */
            tokens?: string[];
            /**
             * Trump
             * @constant
             */
            trump?: true;
            /**
             * Winning
             * @constant
             */
            winning?: true;
        };
        /**
         * PlayedDocument
         * @description A card in the trick under way.
         */
        PlayedDocument: {
            /** Card */
            card: string;
            /** Name */
            name: string;
        };
        /**
         * PongFrame
         * @description The answer to `ping`, and a sign of life in between.
         */
        PongFrame: {
            /** Id */
            id: number | string | null;
            /** Now */
            now: number;
            /**
             * Type
             * @constant
             */
            type: "pong";
        };
        /**
         * PresenceFrame
         * @description Who is connected.
         */
        PresenceFrame: {
            /** Seats */
            seats: components["schemas"]["SeatDocument"][];
            takeover: components["schemas"]["TakeoverDocument"] | null;
            /**
             * Type
             * @constant
             */
            type: "presence";
        };
        /**
         * RankingDrawing
         * @description How the cards rank under an order, drawn.
         */
        RankingDrawing: {
            /** Rows */
            rows: components["schemas"]["CardRow"][];
            /** Says */
            says: string[];
        };
        /**
         * RefusalFrame
         * @description What was asked for with `id` was not done.
         */
        RefusalFrame: {
            error: components["schemas"]["ErrorBody"];
            /** Id */
            id: number | string | null;
            /**
             * Type
             * @constant
             */
            type: "refusal";
        };
        /**
         * RematchBody
         * @description How one plays again.
         */
        RematchBody: {
            /**
             * Commitment
             * @description Binds one to a contribution to the seed, which is revealed when everyone is there.
             * @example 8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f
             */
            commitment?: string | null;
        };
        /**
         * ReplayDocument
         * @description A finished game, step by step: the first step whole, each later one as what changed.
         */
        ReplayDocument: {
            /** Next */
            next: number | null;
            /** Steps */
            steps: components["schemas"]["StepDocument"][];
            table: components["schemas"]["TableDocument"];
        };
        /**
         * ReportBody
         * @description What is reported of somebody at the table.
         */
        ReportBody: {
            /**
             * Line
             * @description The `sequence` of a line of chat; without one, the name is reported.
             */
            line?: number | null;
            /**
             * More
             * @description What whoever runs the server should know.
             * @default
             */
            more?: string;
            /**
             * Seat
             * @description Whose name it is, or who said it.
             */
            seat: number;
            /**
             * Why
             * @enum {string}
             */
            why: "insult" | "threat" | "spam" | "cheating" | "other";
        };
        /**
         * ResultDocument
         * @description A result, and how many tables came to it.
         */
        ResultDocument: {
            /** Good */
            good: boolean;
            /** Points */
            points: number;
            /** Tables */
            tables: number;
        };
        /**
         * Return
         * @description Play again oneself.
         */
        Return: {
            /** @default null */
            id?: number | string | null;
            /** @enum {unknown} */
            type: "return";
        };
        /**
         * Reveal
         * @description Tell the contribution that one committed to.
         */
        Reveal: {
            contribution: string;
            /** @default null */
            id?: number | string | null;
            /** @enum {unknown} */
            type: "reveal";
        };
        /**
         * RevealBody
         * @description The contribution that one committed to.
         */
        RevealBody: {
            /**
             * Contribution
             * @example 5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e
             */
            contribution: string;
        };
        /**
         * ReviewDocument
         * @description The review of a finished game, or what there is of it.
         */
        ReviewDocument: {
            /** Curve */
            curve: components["schemas"]["CurvePointDocument"][];
            /**
             * Curve Of
             * @enum {string}
             */
            curve_of: "match" | "round";
            /** Decisions */
            decisions: components["schemas"]["JudgedDecisionDocument"][];
            /** Finished */
            finished: boolean;
            /**
             * Format
             * @constant
             */
            format: "followsuit-review/1";
            /** Game */
            game: string;
            judge: components["schemas"]["JudgeDocument"];
            /** Judged */
            judged: number;
            /** Labels */
            labels: {
                [key: string]: components["schemas"]["Sentence"];
            };
            /** Of */
            of: number;
            /** Options */
            options: {
                [key: string]: number | string | boolean | null;
            };
            /** Players */
            players: string[];
            /** Seats */
            seats: components["schemas"]["ReviewedSeatDocument"][];
            thresholds: components["schemas"]["ThresholdsDocument"];
            /** Version */
            version: number;
        };
        /**
         * ReviewedSeatDocument
         * @description What the result of a seat came from: `deal`, `others` and `own` add up to it.
         */
        ReviewedSeatDocument: {
            /** Adjusted */
            adjusted: number;
            classes: components["schemas"]["ClassesDocument"];
            /** Deal */
            deal: number;
            /** Deal Error */
            deal_error: number;
            /** Moments */
            moments: number[];
            /** Others */
            others: number;
            /** Own */
            own: number;
            /** Result */
            result: number;
            /** Seat */
            seat: number;
        };
        /**
         * ReviewProgressDocument
         * @description How far a review is, and what there is of it.
         */
        ReviewProgressDocument: {
            /** Ahead */
            ahead: number;
            /** Judged */
            judged: number;
            /** Of */
            of: number;
            review: components["schemas"]["ReviewDocument"] | null;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "making" | "finished";
        };
        /**
         * RoundDocument
         * @description A round that is over.
         */
        RoundDocument: {
            /** Game Type */
            game_type: string | null;
            /** Round */
            round: number;
            /** Scores */
            scores: components["schemas"]["RoundScoreDocument"][];
            /** Sentence */
            sentence: string;
            /** Solo */
            solo: string | null;
        };
        /**
         * RoundFacts
         * @description What holds for the round under way, or for the last one until the next is dealt.
         */
        RoundFacts: {
            against: components["schemas"]["Meter"] | null;
            /** Alone */
            alone?: boolean;
            bids: components["schemas"]["Sentence"] | null;
            /** Contract */
            contract: string | null;
            contract_says: components["schemas"]["Sentence"] | null;
            /** Declarer */
            declarer?: number | null;
            /** Dues */
            dues: (number | null)[];
            /** Hand Size */
            hand_size: number;
            meter: components["schemas"]["Meter"] | null;
            moon?: components["schemas"]["Moon"] | null;
            /** Number */
            number: number;
            /** Of */
            of: number | null;
            passing?: components["schemas"]["Passing"];
            /** Stash */
            stash: string[];
            still_out?: components["schemas"]["StillOut"];
            /** Stock */
            stock: number | null;
            /** Table */
            table: string[];
            /** Tricks */
            tricks: number;
            /** Trump */
            trump: string | null;
            trump_detail: components["schemas"]["Sentence"] | null;
            trump_says: components["schemas"]["Sentence"];
            tug?: components["schemas"]["Tug"] | null;
            /** Turned */
            turned: string | null;
            /** Turned Down */
            turned_down?: boolean;
        };
        /**
         * RoundScoreDocument
         * @description What a round brought somebody, and their score after it.
         */
        RoundScoreDocument: {
            /** Name */
            name: string;
            /** Score */
            score: number;
            /** Total */
            total: number;
        };
        /**
         * RulesDocument
         * @description A game's rules, in Markdown, and what a page can draw beside them.
         */
        RulesDocument: {
            drawings: components["schemas"]["RulesDrawings"];
            /** Key */
            key: string;
            /** Language */
            language: string;
            /** Markdown */
            markdown: string;
            /** Name */
            name: string;
            /** Options */
            options: {
                [key: string]: number | string | boolean | null;
            };
            pack: components["schemas"]["PackDocument"];
        };
        /**
         * RulesDrawings
         * @description What is drawn on a rules page, and under which headings.
         */
        RulesDrawings: {
            /** Cards */
            cards: components["schemas"]["RankingDrawing"][];
            /** Cards Under */
            cards_under: string;
            trick: components["schemas"]["ExampleTrick"] | null;
            /** Trick Under */
            trick_under: string;
        };
        /**
         * SameCardsDocument
         * @description Cards that everyone is dealt on a day; nothing is drawn for them here.
         */
        SameCardsDocument: {
            /** Day */
            day: string | null;
            /** Deals */
            deals: number;
        };
        /**
         * Say
         * @description Say something.
         */
        Say: {
            /** @default null */
            id?: number | string | null;
            /** @default null */
            preset?: string | null;
            /** @default null */
            text?: string | null;
            /** @enum {unknown} */
            type: "say";
        };
        /**
         * ScoreDocument
         * @description The scores in the order of seats, and the rounds that made them.
         */
        ScoreDocument: {
            /** Rounds */
            rounds: components["schemas"]["RoundDocument"][];
            /** Scores */
            scores: components["schemas"]["TotalDocument"][];
        };
        /**
         * SeatBody
         * @description Who decides for a seat: a bot, or (none) a person again.
         */
        SeatBody: {
            /**
             * Bot
             * @example greedy
             */
            bot: string | null;
        };
        /**
         * SeatDocument
         * @description Who sits in a seat.
         */
        SeatDocument: {
            /** Bot */
            bot: string | null;
            /** Host */
            host: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "person" | "bot";
            /** Name */
            name: string;
            /** Present */
            present: boolean;
            /** Seat */
            seat: number;
        };
        /**
         * SeatTelling
         * @description What stands beside a seat's name.
         */
        SeatTelling: {
            /** Bid */
            bid: number | null;
            /** Cards */
            cards: number;
            /** Dealer */
            dealer: boolean;
            need: components["schemas"]["Need"] | null;
            note: components["schemas"]["Sentence"] | null;
            /** Partner */
            partner?: boolean;
            pile?: components["schemas"]["Pile"];
            /** Playing */
            playing: boolean;
            /** Points */
            points: number | null;
            /** Side */
            side: ("solo" | "opponent") | null;
            /** Taken */
            taken: number;
            /** Team */
            team?: number;
            /** Tokens */
            tokens: string[] | null;
            /** Total */
            total: number;
            /** Won Tokens */
            won_tokens: string[] | null;
        };
        /**
         * SeatWish
         * @description Who is to sit in a seat: a bot by name, or a person.
         */
        SeatWish: {
            /**
             * Bot
             * @example casual
             */
            bot?: string | null;
        };
        /**
         * Sentence
         * @description Something said: a stable code and the facts in it. `sentence` has the words, for those who asked for them.
         */
        Sentence: {
            /** Code */
            code: string;
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
            /** Sentence */
            sentence?: string;
        };
        /**
         * SheetCell
         * @description One seat's line in a round of the score sheet.
         */
        SheetCell: {
            /** Bid */
            bid: number | null;
            /** Good */
            good: boolean | null;
            /** Made */
            made: boolean | null;
            /** Points */
            points: number | null;
            /** Score */
            score: number;
            /** Taken */
            taken: number | null;
            /** Total */
            total: number;
        };
        /**
         * SheetRow
         * @description A round of the score sheet.
         */
        SheetRow: {
            /** Contract */
            contract: string | null;
            /** Dealer */
            dealer: number;
            /** Declarer */
            declarer?: number | null;
            /** Hand Size */
            hand_size: number | null;
            /** Round */
            round: number;
            says: components["schemas"]["Sentence"];
            /** Seats */
            seats: components["schemas"]["SheetCell"][];
            /** Sides */
            sides?: components["schemas"]["SheetCell"][];
            /** Solo */
            solo: number | null;
            /** Trump */
            trump: string | null;
            /** Void */
            void: boolean;
        };
        /**
         * SideTelling
         * @description A side of partners, as it stands.
         */
        SideTelling: {
            /** Bid */
            bid: number | null;
            /** Goal */
            goal: number | null;
            /** Makes */
            makes: boolean;
            /** Melds */
            melds: number | null;
            name: components["schemas"]["Sentence"];
            /** Ours */
            ours: boolean | null;
            /** Points */
            points: number | null;
            says: components["schemas"]["Sentence"] | null;
            /** Seats */
            seats: number[];
            /** Taken */
            taken: number;
            /** Total */
            total: number;
        };
        /**
         * SitBody
         * @description Somebody sits down.
         */
        SitBody: {
            /**
             * Commitment
             * @description Binds one to a contribution to the seed, which is revealed when everyone is there.
             * @example 8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f
             */
            commitment?: string | null;
            /**
             * Name
             * @description 1 to 24 signs that can be seen.
             * @example Anna
             */
            name: string;
            /**
             * Seat
             * @description Without it, the first open one.
             */
            seat?: number | null;
        };
        /**
         * SpokenDocument
         * @description A code that can be said aloud: words and letters are the same one.
         */
        SpokenDocument: {
            /** Letters */
            letters: string;
            /** Words */
            words: string[];
        };
        /**
         * StepDocument
         * @description One action or deal of a finished game, and what it changed of the telling; the first tells everything.
         */
        StepDocument: {
            /** Action */
            action: string | null;
            /** Events */
            events: components["schemas"]["LiveEvent"][];
            /** Round */
            round: number;
            /** Seat */
            seat: number | null;
            /** Telling */
            telling: {
                [key: string]: unknown;
            };
            /** Trick */
            trick: number;
        };
        /**
         * StillOut
         * @description The cards that count against whoever takes them, as far as nobody has: held, or in the trick under way.
         */
        StillOut: {
            /** Cards */
            cards: string[];
            /** Kinds */
            kinds: components["schemas"]["PileCards"][];
            /** Points */
            points: number;
        };
        /**
         * StrongestDocument
         * @description What the strongest player made of the same cards, and where your play parted from its own.
         */
        StrongestDocument: {
            /** Line */
            line: components["schemas"]["PairDocument"][] | null;
            parting: components["schemas"]["PartingDocument"] | null;
            /** Player */
            player: string;
            /** Points */
            points: number;
        };
        /**
         * SuitDocument
         * @description A suit of the pack.
         */
        SuitDocument: {
            /** Letter */
            letter: string;
            /** Name */
            name: string;
            /** Sign */
            sign: string;
        };
        /**
         * Sum
         * @description The number a card counts in a trick: its own or that of its promotion, and what tokens add to it.
         */
        Sum: {
            /** Added */
            added: number;
            /** Base */
            base: number;
            /** Total */
            total: number;
        };
        /**
         * TableDocument
         * @description A table as one viewer is told it.
         */
        TableDocument: {
            /** Arrivals */
            arrivals: components["schemas"]["ArrivalDocument"][];
            /** Arriving */
            arriving: number | null;
            /** Branch Of */
            branch_of: string | null;
            broken_claim: components["schemas"]["BrokenClaimDocument"] | null;
            /** Chat */
            chat: components["schemas"]["ChatLineDocument"][];
            claim: components["schemas"]["ClaimDocument"] | null;
            clock: components["schemas"]["ClockDocument"] | null;
            /** Closed */
            closed: boolean;
            /** Code */
            code: string;
            /** Created At */
            created_at: number;
            customs: components["schemas"]["CustomsDocument"];
            /** Decided */
            decided: boolean;
            fairness: components["schemas"]["FairnessDocument"];
            game: components["schemas"]["GameFace"];
            /** Host */
            host: boolean;
            /** Laid Open */
            laid_open: components["schemas"]["LaidOpenDocument"][];
            lapsed: components["schemas"]["LapseDocument"] | null;
            /** Lesson */
            lesson: boolean;
            match: components["schemas"]["MatchPlaceDocument"] | null;
            /** May Claim */
            may_claim: boolean;
            /** May Undo */
            may_undo: boolean;
            /** Notices */
            notices: components["schemas"]["NoticeDocument"][];
            /** Paused */
            paused: boolean;
            /** Rematch */
            rematch: string | null;
            /** Resumes At */
            resumes_at: number | null;
            same_cards: components["schemas"]["SameCardsDocument"] | null;
            /** Seats */
            seats: components["schemas"]["SeatDocument"][];
            /** Sequence */
            sequence: number;
            spoken: components["schemas"]["SpokenDocument"] | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            takeover: components["schemas"]["TakeoverDocument"] | null;
            undo: components["schemas"]["UndoDocument"] | null;
            /** Version */
            version: number;
            /** You */
            you: number | null;
        };
        /**
         * TableListDocument
         * @description A page of a list of tables; `next` asks for the following one.
         */
        TableListDocument: {
            /** Next */
            next: string | null;
            /** Tables */
            tables: components["schemas"]["TableRowDocument"][];
        };
        /**
         * TableRowDocument
         * @description A table in a list.
         */
        TableRowDocument: {
            /** Code */
            code: string;
            /** Created At */
            created_at: number;
            /** Game */
            game: string;
            /** Name */
            name?: string;
            /** Open Seats */
            open_seats: number;
            /** Others */
            others?: string[];
            /** Round */
            round?: number | null;
            /** Rounds */
            rounds?: number | null;
            /** Seat */
            seat?: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /**
             * Visibility
             * @enum {string}
             */
            visibility: "private" | "unlisted" | "public";
            /** Your Turn */
            your_turn?: boolean;
        };
        /**
         * TakeoverDocument
         * @description Somebody is away while others wait for them: when a bot plays for them.
         */
        TakeoverDocument: {
            /** At */
            at: number;
            /** Now */
            now: number;
            /** Seat */
            seat: number;
        };
        /**
         * Telling
         * @description A game as one seat, or a spectator, is told it.
         *
         *     A round that is over is told as it ended until the next is dealt: seats, facts and last trick are its own.
         */
        Telling: {
            aim: components["schemas"]["Sentence"] | null;
            decision: components["schemas"]["Decision"] | null;
            ending: components["schemas"]["Ending"] | null;
            /** Hand */
            hand: components["schemas"]["HandCard"][];
            last_trick: components["schemas"]["TrickTelling"] | null;
            /** Legal */
            legal: string[];
            /** Phase */
            phase: string;
            round: components["schemas"]["RoundFacts"] | null;
            say: components["schemas"]["Sentence"];
            /** Schedule */
            schedule: number[] | null;
            /** Seats */
            seats: components["schemas"]["SeatTelling"][];
            /** Sheet */
            sheet: components["schemas"]["SheetRow"][];
            /** Sides */
            sides?: components["schemas"]["SideTelling"][];
            target?: components["schemas"]["Sentence"];
            /** To Act */
            to_act: number | null;
            trick: components["schemas"]["TrickTelling"] | null;
            /** Tricks */
            tricks: components["schemas"]["TrickTelling"][];
        };
        /**
         * ThoughtCase
         * @description A place where a seat thought that a card may lie, and what another thought then.
         */
        ThoughtCase: {
            /** Chance */
            chance: number;
            /** Deals */
            deals: string;
            /**
             * Knows
             * @enum {string}
             */
            knows: "always" | "sometimes" | "never";
            /** Place */
            place: number | string;
            /** Thinks */
            thinks: [
                number | string,
                "always" | "sometimes" | "never"
            ][];
        };
        /**
         * ThoughtDocument
         * @description What a seat thought at a step that another thought about a card.
         */
        ThoughtDocument: {
            /** Card */
            card: string;
            /** Cases */
            cases: components["schemas"]["ThoughtCase"][];
            /** Deals */
            deals: string;
            /**
             * Knows
             * @enum {string}
             */
            knows: "always" | "sometimes" | "never";
            /** Other */
            other: number;
            /** Seat */
            seat: number;
            /** Step */
            step: number;
        };
        /**
         * ThresholdsDocument
         * @description The loss in points from which a decision is not as good as the best, a slip, or costly.
         */
        ThresholdsDocument: {
            /** Costly */
            costly: number;
            /** Good */
            good: number;
            /** Slip */
            slip: number;
        };
        /**
         * TimeBody
         * @description More time for the seat to act.
         */
        TimeBody: {
            /** Seat */
            seat: number;
            /**
             * Seconds
             * @default 30
             */
            seconds?: number;
        };
        /**
         * TotalDocument
         * @description Somebody's score.
         */
        TotalDocument: {
            /** Name */
            name: string;
            /** Total */
            total: number;
        };
        /**
         * TrickTelling
         * @description A trick, in the order played.
         */
        TrickTelling: {
            /** Cards */
            cards: components["schemas"]["PlayedCard"][];
            /** Free */
            free: boolean;
            /** Leader */
            leader: number;
            /** Led */
            led: string | null;
            /** Melds */
            melds?: number;
            /** Number */
            number: number;
            /** Points */
            points?: number;
            /** Source */
            source?: number | null;
            /** Token */
            token?: string | null;
            /** Winner */
            winner: number | null;
        };
        /**
         * TryBody
         * @description How one plays the deal of the day.
         */
        TryBody: {
            /**
             * Contribution
             * @description 32 random bytes, of which the seeds of the next day are made, too.
             * @example 5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e
             */
            contribution?: string | null;
            /**
             * Name
             * @example Anna
             */
            name?: string | null;
        };
        /**
         * TryDocument
         * @description Your own try that counts.
         */
        TryDocument: {
            /** Code */
            code: string;
            /** Over */
            over: boolean;
            /** Points */
            points: number | null;
        };
        /**
         * Tug
         * @description What the sides pull at in a round: each counts its own towards its goal.
         */
        Tug: {
            /** Of */
            of: number;
            /**
             * Unit
             * @enum {string}
             */
            unit: "tricks" | "points";
        };
        /**
         * TurnDocument
         * @description Where the round is.
         */
        TurnDocument: {
            /** Game Type */
            game_type: string | null;
            /** May */
            may: string[];
            /**
             * Phase
             * @enum {string}
             */
            phase: "choose" | "stash" | "play" | "over";
            /** Played */
            played: components["schemas"]["PlayedDocument"][];
            /** Round */
            round: number;
            /** Sentence */
            sentence: string;
            /** Solo */
            solo: string | null;
            /** Turn */
            turn: string | null;
            /** Your Turn */
            your_turn: boolean;
        };
        /**
         * UndoDocument
         * @description Somebody's wish to take an action back.
         */
        UndoDocument: {
            /** Action */
            action: string;
            /** Agreed */
            agreed: number[];
            says: components["schemas"]["Sentence"];
            /** Seat */
            seat: number;
            /** Waiting */
            waiting: number[];
        };
        /**
         * UnseenDocument
         * @description The cards of the round that you have not seen, each face once.
         */
        UnseenDocument: {
            /** Cards */
            cards: string[];
        };
        /**
         * ValueDocument
         * @description A value that an option takes.
         */
        ValueDocument: {
            /** Says */
            says: string;
            /** Seats */
            seats: number[] | null;
            /** Value */
            value: number | string | boolean | null;
        };
        /**
         * WitnessDocument
         * @description A whole deal that a seat had to think possible, in the true one or in the witness before it.
         */
        WitnessDocument: {
            /** Breaks */
            breaks: string | null;
            /** Breaks At */
            breaks_at: number | string | null;
            /** Elsewhere */
            elsewhere: {
                [key: string]: string[];
            };
            /** Hands */
            hands: string[][];
            /** Seat */
            seat: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AbandonedDrawDocument = components['schemas']['AbandonedDrawDocument'];
export type AckFrame = components['schemas']['AckFrame'];
export type Act = components['schemas']['Act'];
export type ActionBody = components['schemas']['ActionBody'];
export type AnswerBody = components['schemas']['AnswerBody'];
export type AnswerClaim = components['schemas']['AnswerClaim'];
export type AnswerUndo = components['schemas']['AnswerUndo'];
export type ArrivalDocument = components['schemas']['ArrivalDocument'];
export type AskUndo = components['schemas']['AskUndo'];
export type BotDocument = components['schemas']['BotDocument'];
export type BranchBody = components['schemas']['BranchBody'];
export type BrokenClaimDocument = components['schemas']['BrokenClaimDocument'];
export type ByeFrame = components['schemas']['ByeFrame'];
export type CardDocument = components['schemas']['CardDocument'];
export type CardEdge = components['schemas']['CardEdge'];
export type CardKnower = components['schemas']['CardKnower'];
export type CardModelDocument = components['schemas']['CardModelDocument'];
export type CardRow = components['schemas']['CardRow'];
export type CardsDocument = components['schemas']['CardsDocument'];
export type CardWorld = components['schemas']['CardWorld'];
export type ChanceDocument = components['schemas']['ChanceDocument'];
export type ChancesOfCard = components['schemas']['ChancesOfCard'];
export type ChatBody = components['schemas']['ChatBody'];
export type ChatLineDocument = components['schemas']['ChatLineDocument'];
export type Claim = components['schemas']['Claim'];
export type ClaimAnswerDocument = components['schemas']['ClaimAnswerDocument'];
export type ClaimBody = components['schemas']['ClaimBody'];
export type ClaimDocument = components['schemas']['ClaimDocument'];
export type ClassesDocument = components['schemas']['ClassesDocument'];
export type ClientFrame = components['schemas']['ClientFrame'];
export type ClockDocument = components['schemas']['ClockDocument'];
export type CodeDocument = components['schemas']['CodeDocument'];
export type Commit = components['schemas']['Commit'];
export type CommitmentBody = components['schemas']['CommitmentBody'];
export type ComparedDealDocument = components['schemas']['ComparedDealDocument'];
export type ComparedSeatDocument = components['schemas']['ComparedSeatDocument'];
export type ComparedTeamDocument = components['schemas']['ComparedTeamDocument'];
export type ComparisonDocument = components['schemas']['ComparisonDocument'];
export type CurvePointDocument = components['schemas']['CurvePointDocument'];
export type CustomsDocument = components['schemas']['CustomsDocument'];
export type CustomsWish = components['schemas']['CustomsWish'];
export type DailyDocument = components['schemas']['DailyDocument'];
export type DailyListDocument = components['schemas']['DailyListDocument'];
export type DailyRowDocument = components['schemas']['DailyRowDocument'];
export type DayDocument = components['schemas']['DayDocument'];
export type DealsLeftDocument = components['schemas']['DealsLeftDocument'];
export type DealsLeftStep = components['schemas']['DealsLeftStep'];
export type Decision = components['schemas']['Decision'];
export type DecisionDocument = components['schemas']['DecisionDocument'];
export type Document = components['schemas']['Document'];
export type DoneDocument = components['schemas']['DoneDocument'];
export type DrawnCard = components['schemas']['DrawnCard'];
export type Ending = components['schemas']['Ending'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type ErrorDocument = components['schemas']['ErrorDocument'];
export type EventFrame = components['schemas']['EventFrame'];
export type ExampleTrick = components['schemas']['ExampleTrick'];
export type FairnessDocument = components['schemas']['FairnessDocument'];
export type FillBody = components['schemas']['FillBody'];
export type Finish = components['schemas']['Finish'];
export type FormulaAnswer = components['schemas']['FormulaAnswer'];
export type Frame = components['schemas']['Frame'];
export type FrontPageDocument = components['schemas']['FrontPageDocument'];
export type GameDocument = components['schemas']['GameDocument'];
export type GameFace = components['schemas']['GameFace'];
export type GiveTime = components['schemas']['GiveTime'];
export type HandCard = components['schemas']['HandCard'];
export type HandDocument = components['schemas']['HandDocument'];
export type HandOverDocument = components['schemas']['HandOverDocument'];
export type HelloDocument = components['schemas']['HelloDocument'];
export type HelloFrame = components['schemas']['HelloFrame'];
export type HintDocument = components['schemas']['HintDocument'];
export type JudgedDecisionDocument = components['schemas']['JudgedDecisionDocument'];
export type JudgeDocument = components['schemas']['JudgeDocument'];
export type JudgedOptionDocument = components['schemas']['JudgedOptionDocument'];
export type KeyDocument = components['schemas']['KeyDocument'];
export type KnowledgeDocument = components['schemas']['KnowledgeDocument'];
export type LackOfSuits = components['schemas']['LackOfSuits'];
export type LaidOpenDocument = components['schemas']['LaidOpenDocument'];
export type LanguageDocument = components['schemas']['LanguageDocument'];
export type LapseDocument = components['schemas']['LapseDocument'];
export type Laying = components['schemas']['Laying'];
export type LessonBody = components['schemas']['LessonBody'];
export type LessonDocument = components['schemas']['LessonDocument'];
export type LessonStep = components['schemas']['LessonStep'];
export type LiveEvent = components['schemas']['LiveEvent'];
export type LossDocument = components['schemas']['LossDocument'];
export type MatchDocument = components['schemas']['MatchDocument'];
export type MatchPlaceDocument = components['schemas']['MatchPlaceDocument'];
export type MatchSeatDocument = components['schemas']['MatchSeatDocument'];
export type MatchTableDocument = components['schemas']['MatchTableDocument'];
export type Meter = components['schemas']['Meter'];
export type Moon = components['schemas']['Moon'];
export type Need = components['schemas']['Need'];
export type NewMatchBody = components['schemas']['NewMatchBody'];
export type NewTableBody = components['schemas']['NewTableBody'];
export type Next = components['schemas']['Next'];
export type NoticeDocument = components['schemas']['NoticeDocument'];
export type NoticesFrame = components['schemas']['NoticesFrame'];
export type OpenCardsDocument = components['schemas']['OpenCardsDocument'];
export type Option = components['schemas']['Option'];
export type OptionDocument = components['schemas']['OptionDocument'];
export type OrderDocument = components['schemas']['OrderDocument'];
export type PackDocument = components['schemas']['PackDocument'];
export type PairDocument = components['schemas']['PairDocument'];
export type PartingDocument = components['schemas']['PartingDocument'];
export type Passing = components['schemas']['Passing'];
export type Pays = components['schemas']['Pays'];
export type Pile = components['schemas']['Pile'];
export type PileCards = components['schemas']['PileCards'];
export type Ping = components['schemas']['Ping'];
export type PlaceDocument = components['schemas']['PlaceDocument'];
export type PlaceOfCards = components['schemas']['PlaceOfCards'];
export type PlayedCard = components['schemas']['PlayedCard'];
export type PlayedDocument = components['schemas']['PlayedDocument'];
export type PongFrame = components['schemas']['PongFrame'];
export type PresenceFrame = components['schemas']['PresenceFrame'];
export type RankingDrawing = components['schemas']['RankingDrawing'];
export type RefusalFrame = components['schemas']['RefusalFrame'];
export type RematchBody = components['schemas']['RematchBody'];
export type ReplayDocument = components['schemas']['ReplayDocument'];
export type ReportBody = components['schemas']['ReportBody'];
export type ResultDocument = components['schemas']['ResultDocument'];
export type Return = components['schemas']['Return'];
export type Reveal = components['schemas']['Reveal'];
export type RevealBody = components['schemas']['RevealBody'];
export type ReviewDocument = components['schemas']['ReviewDocument'];
export type ReviewedSeatDocument = components['schemas']['ReviewedSeatDocument'];
export type ReviewProgressDocument = components['schemas']['ReviewProgressDocument'];
export type RoundDocument = components['schemas']['RoundDocument'];
export type RoundFacts = components['schemas']['RoundFacts'];
export type RoundScoreDocument = components['schemas']['RoundScoreDocument'];
export type RulesDocument = components['schemas']['RulesDocument'];
export type RulesDrawings = components['schemas']['RulesDrawings'];
export type SameCardsDocument = components['schemas']['SameCardsDocument'];
export type Say = components['schemas']['Say'];
export type ScoreDocument = components['schemas']['ScoreDocument'];
export type SeatBody = components['schemas']['SeatBody'];
export type SeatDocument = components['schemas']['SeatDocument'];
export type SeatTelling = components['schemas']['SeatTelling'];
export type SeatWish = components['schemas']['SeatWish'];
export type Sentence = components['schemas']['Sentence'];
export type SheetCell = components['schemas']['SheetCell'];
export type SheetRow = components['schemas']['SheetRow'];
export type SideTelling = components['schemas']['SideTelling'];
export type SitBody = components['schemas']['SitBody'];
export type SpokenDocument = components['schemas']['SpokenDocument'];
export type StepDocument = components['schemas']['StepDocument'];
export type StillOut = components['schemas']['StillOut'];
export type StrongestDocument = components['schemas']['StrongestDocument'];
export type SuitDocument = components['schemas']['SuitDocument'];
export type Sum = components['schemas']['Sum'];
export type TableDocument = components['schemas']['TableDocument'];
export type TableListDocument = components['schemas']['TableListDocument'];
export type TableRowDocument = components['schemas']['TableRowDocument'];
export type TakeoverDocument = components['schemas']['TakeoverDocument'];
export type Telling = components['schemas']['Telling'];
export type ThoughtCase = components['schemas']['ThoughtCase'];
export type ThoughtDocument = components['schemas']['ThoughtDocument'];
export type ThresholdsDocument = components['schemas']['ThresholdsDocument'];
export type TimeBody = components['schemas']['TimeBody'];
export type TotalDocument = components['schemas']['TotalDocument'];
export type TrickTelling = components['schemas']['TrickTelling'];
export type TryBody = components['schemas']['TryBody'];
export type TryDocument = components['schemas']['TryDocument'];
export type Tug = components['schemas']['Tug'];
export type TurnDocument = components['schemas']['TurnDocument'];
export type UndoDocument = components['schemas']['UndoDocument'];
export type UnseenDocument = components['schemas']['UnseenDocument'];
export type ValueDocument = components['schemas']['ValueDocument'];
export type WitnessDocument = components['schemas']['WitnessDocument'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

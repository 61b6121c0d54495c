/** Where the program runs. Production is strict about tokens and shows no playground. */
export type AppEnvironment = 'local' | 'development' | 'production';
